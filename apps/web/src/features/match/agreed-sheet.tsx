import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { Games } from './games.js';
import type { ShownSheet } from './shown-sheet.js';
import { Summary } from './summary.js';

/** Which match it is: two of one evening are told apart by their number. */
export function SheetFacts({
  sheet,
  hasSides = true,
}: {
  readonly sheet: ShownSheet;
  /** Without, where the score names them just below. */
  readonly hasSides?: boolean;
}) {
  const t = useTranslations('match');
  const { date, venue, order, competitions, kind } = sheet;
  return (
    <p className="facts">
      {hasSides ? `${sheet.sides.map(({ name }) => name).join(' – ')}. ` : ''}
      <Day of={date} style="long" />, {t('order', { order })}, {venue.name}
      {venue.public ? '' : ` (${t('privatePlace')})`}. {competitions.map((each) => t(`competition.${each}`)).join(', ')}
      {competitions.length > 0 ? '. ' : ''}
      {kind === 'MATCH' ? '' : `${t(`kind.${kind}`)}. `}
    </p>
  );
}

/**
 * Who played, what each game brought and how it adds up; every game line by line. What can be done with a line comes from
 * `LineActsContext`.
 */
export function SheetLines({
  sheet,
  hasLinks = true,
}: {
  readonly sheet: ShownSheet;
  /** Whether names lead to their pages: on a phone in somebody else's hands they lead away from what is to be signed. */
  readonly hasLinks?: boolean;
}) {
  return (
    <>
      <Summary match={sheet} hasLinks={hasLinks} />
      <Games match={sheet} />
    </>
  );
}
