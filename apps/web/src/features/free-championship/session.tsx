import {
  type DealDocument,
  findRuleset,
  type Language,
  readSession,
  type Ruleset,
  sessionResultDocument,
  verifySession,
} from '@tarokk/rules';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { withSign } from '../../ui/figures.js';
import { Rule } from '../rules/rule.js';
import { type Column, Table } from '../../ui/table/table.js';
import { DealLines } from './deal.js';

/**
 * A session deal by deal, as the players wrote it down: what each deal brought to whom, and the sums. The rules library proves
 * and settles it here, in the page, from the record alone; each deal opens to the lines of its settlement.
 */
export function SessionSheet({ record, players }: { readonly record: object; readonly players: readonly string[] }) {
  const t = useTranslations('free');
  const { namesIn } = usePage();
  const verified = useMemo(() => verify(record, players, namesIn), [record, players, namesIn]);
  if (verified === null) return null;
  const { ruleset, result } = verified;
  const columns = columnsOf(ruleset, players, namesIn, t);
  const rows = [...result.deals, null];
  return (
    <section aria-labelledby="deals">
      <h2 id="deals">{t('deals')}</h2>
      {result.violations.map(({ message, rule }) => (
        <p key={message} className="problem">
          {message}{' '}
          {rule === null ? null : (
            <small>
              <Rule of={rule} ruleset={ruleset.id} />
            </small>
          )}
        </p>
      ))}
      <Table
        labelledBy="deals"
        name={`deals of-${players.length}`}
        columns={columns(result.totals)}
        rows={rows}
        rowKey={(deal) => String(deal?.number ?? 'sum')}
        explanation={(deal) => (deal === null ? null : <DealLines deal={deal} ruleset={ruleset} players={players} />)}
      />
      <p className="legend">{t('dealsLegend', { unit: ruleset.unit[namesIn] })}</p>
    </section>
  );
}

type Translator = ReturnType<typeof useTranslations<'free'>>;

function columnsOf(ruleset: Ruleset, players: readonly string[], language: Language, t: Translator) {
  return (totals: readonly number[]): readonly Column<DealDocument | null>[] => [
    {
      id: 'deal',
      heading: t('deal'),
      cell: (deal) =>
        deal === null ? (
          <strong>{t('sum')}</strong>
        ) : (
          <span className="deal">
            {deal.number}. <span className="of">{nameOfDeal(deal, ruleset, language, t)}</span>
          </span>
        ),
      explains: (deal) =>
        deal === null ? '' : t('explainDeal', { number: deal.number, name: nameOfDeal(deal, ruleset, language, t) }),
    },
    ...players.map((name, seat): Column<DealDocument | null> => ({
      id: `seat-${seat}`,
      heading: name,
      figures: true,
      cell: (deal) => (deal === null ? <strong>{withSign(totals[seat]!)}</strong> : withSign(deal.payments[seat]!)),
    })),
  ];
}

/** The contract; where there was none, what became of the deal. */
function nameOfDeal(
  { contract, outcome }: DealDocument,
  { contracts }: Ruleset,
  language: Language,
  t: Translator,
): string {
  const name = contracts.find(({ id }) => id === contract)?.name[language];
  if (outcome === null) return t('notSettled');
  const became = outcome === 'played' ? undefined : t(`outcome.${outcome as 'played'}`);
  return [name, became].filter((each) => each !== undefined).join(', ');
}

function verify(record: object, players: readonly string[], language: Language) {
  // By seat: two players of one name are no record, and the names are those of today.
  const read = readSession({ ...record, players: players.map((_, seat) => `${seat + 1}`) });
  if (!read.ok) return null;
  const result = verifySession({ ...read.session, players });
  const ruleset = findRuleset(read.session.ruleset.id);
  return ruleset === undefined ? null : { ruleset, result: sessionResultDocument(result, language) };
}
