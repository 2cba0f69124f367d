export const dayAndPlace = {
  dayAndPlace: {
    day: 'Day',
    venue: 'Place',
    isPublic: 'A public place',
    privateMeans: 'A championship match at a private place needs the approval of the jury (9).',
  },
};

export type DayAndPlaceWords = typeof dayAndPlace;
