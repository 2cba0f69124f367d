export const dayAndPlace = {
  dayAndPlace: {
    day: 'Day',
    venue: 'Place',
    isPublic: 'A public place',
    privateMeans: 'A championship match at a private place needs the approval of the jury (9).',
    competition: 'Competition',
    opponent: 'Opponent',
    choose: 'Choose …',
    cancel: 'Cancel the match',
    cancelReason: 'Why?',
    cancelMeans: 'It disappears from all calendars.',
  },
};

export type DayAndPlaceWords = typeof dayAndPlace;
