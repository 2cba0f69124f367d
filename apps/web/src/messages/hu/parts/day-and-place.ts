import type { DayAndPlaceWords } from '../../en/parts/day-and-place.js';

export const dayAndPlace: DayAndPlaceWords = {
  dayAndPlace: {
    day: 'Nap',
    venue: 'Helyszín',
    isPublic: 'Nyilvános helyszín',
    privateMeans: 'Bajnoki mérkőzéshez magánhelyszínen a zsűri engedélye kell (9).',
  },
};
