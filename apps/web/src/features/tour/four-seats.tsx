import { useTranslations } from 'use-intl';
import { Pressable } from './pressable.js';

/** Counterclockwise (1.1); who sits at the far side of the table has their left at the right of the picture. */
const seats = ['AI', 'AC', 'BI', 'BC'] as const;

/** The table from above: partners beside each other, and what is special about each seat. */
export function FourSeats({ pressed }: { readonly pressed: string | undefined }) {
  const t = useTranslations('tour');
  const seat = seats.find((each) => each === pressed);
  return (
    <>
      <ul className="four-seats">
        {seats.map((each) => (
          <li key={each} className={each.startsWith('A') ? 'party-a' : 'party-b'}>
            <Pressable step="table" search={{ pressed: each }} isPressed={each === seat} className="action">
              {t(`table.seat.${each}`)}
            </Pressable>
          </li>
        ))}
      </ul>
      <p className="answer" role="status">
        {seat === undefined ? t('pressSeat') : t(`table.is.${seat}`)}
      </p>
    </>
  );
}
