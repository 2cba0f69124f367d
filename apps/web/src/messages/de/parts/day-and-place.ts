import type { DayAndPlaceWords } from '../../en/parts/day-and-place.js';

export const dayAndPlace: DayAndPlaceWords = {
  dayAndPlace: {
    day: 'Tag',
    venue: 'Ort',
    isPublic: 'Ein öffentlicher Ort',
    privateMeans: 'Ein Match der Meisterschaft an einem privaten Ort braucht die Zustimmung der Jury (9).',
    competition: 'Wettbewerb',
    opponent: 'Gegner',
    choose: 'Wählen …',
    cancel: 'Match absagen',
    cancelReason: 'Warum?',
    cancelMeans: 'Es verschwindet aus allen Kalendern.',
  },
};
