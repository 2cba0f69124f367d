import type { DayAndPlaceWords } from '../../en/parts/day-and-place.js';

export const dayAndPlace: DayAndPlaceWords = {
  dayAndPlace: {
    day: 'Nap',
    venue: 'Helyszín',
    isPublic: 'Nyilvános helyszín',
    privateMeans: 'Bajnoki mérkőzéshez magánhelyszínen a zsűri engedélye kell (9).',
    competition: 'Verseny',
    opponent: 'Ellenfél',
    choose: 'Válassz …',
    cancel: 'A mérkőzés lemondása',
    cancelReason: 'Miért?',
    cancelMeans: 'Eltűnik minden naptárból.',
  },
};
