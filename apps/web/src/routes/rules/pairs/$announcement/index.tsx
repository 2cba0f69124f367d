import { type Announcement, pairAnnouncements, type PairTable } from '@tarokk/rules';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../api/page-context.js';
import { nameAlone } from '../../../../game/announcement-names.js';
import { loadPairsOf } from '../../../../features/rules/pairs/loading.js';
import { Lines } from '../../../../ui/table/lines.js';
import { MoreWords } from '../../../../ui/more-words.js';
import { Title } from '../../../../ui/title.js';
import { answerOf, endingsOf, pairAnnouncement } from '../../../../features/rules/pairs/table.js';

export const Route = createFileRoute('/rules/pairs/$announcement/')({
  loader: ({ context, params: { announcement } }) => loadPairsOf(context, announcement),
  component: PairsOfPage,
});

function PairsOfPage() {
  const { words, table } = Route.useLoaderData();
  const { announcement } = Route.useParams();
  return (
    <MoreWords words={words}>
      <PairsOf table={table} announcement={pairAnnouncement(announcement)} />
    </MoreWords>
  );
}

/** What can stand beside one announcement: of its own party, and of the other. */
function PairsOf({ table, announcement }: { readonly table: PairTable; readonly announcement: Announcement }) {
  const t = useTranslations('rules.pairs');
  const { namesIn } = usePage();
  const name = nameAlone(announcement, namesIn);
  return (
    <>
      <Title description={t('ofDescription', { name })}>{t('of', { name })}</Title>
      <h1>{t('of', { name })}</h1>
      <p className="facts">
        <Link to="/rules/pairs">{t('all')}</Link>
      </p>
      <dl className="pair-signs">
        {signNames.map((each) => (
          <div key={each}>
            <dt>{signs[each]}</dt>
            <dd>{t(`sign.${each}`)}</dd>
          </div>
        ))}
      </dl>
      {(['same', 'opposing'] as const).map((relation) => (
        <Beside key={relation} {...{ table, announcement, relation, name }} />
      ))}
    </>
  );
}

type Sign = 'yes' | 'some' | 'no' | 'unknown';
const signNames: readonly Sign[] = ['yes', 'some', 'no', 'unknown'];
const signs: Readonly<Record<Sign, string>> = { yes: '✓', some: '◐', no: '✗', unknown: '?' };
const endings = ['won-won', 'won-lost', 'lost-won', 'lost-lost'] as const;
const marks = { won: '✓', lost: '✗' } as const;

/** A row an announcement, a column an ending of both. */
function Beside({
  table,
  announcement,
  relation,
  name,
}: {
  readonly table: PairTable;
  readonly announcement: Announcement;
  readonly relation: 'same' | 'opposing';
  readonly name: string;
}) {
  const t = useTranslations('rules.pairs');
  const { namesIn } = usePage();
  return (
    <section aria-labelledby={relation}>
      <h2 id={relation}>{t(relation)}</h2>
      <Lines
        look="table pair-table"
        columns={[
          {
            id: 'other',
            heading: t('other'),
            namesRow: true,
            cell: (other) => (
              <Link
                to="/rules/pairs/$announcement/$other"
                params={{ announcement: announcement.definition.id, other: other.definition.id }}
                preload={false}
              >
                {nameAlone(other, namesIn)}
              </Link>
            ),
          },
          ...endings.map((ending) => {
            const [own, others] = ending.split('-') as ['won', 'won'];
            const signWith = (other: Announcement): Sign => signOf(table, [announcement, other], relation, ending);
            return {
              id: ending,
              heading: (
                <>
                  <span aria-hidden="true">
                    {marks[own]}&nbsp;{marks[others]}
                  </span>
                  <span className="unseen">{t(`ending.${ending}`, { name })}</span>
                </>
              ),
              look: (other: Announcement) => `pair-${signWith(other)}`,
              cell: (other: Announcement) => (
                <>
                  <span aria-hidden="true">{signs[signWith(other)]}</span>
                  <span className="unseen">{t(`sign.${signWith(other)}`)}</span>
                </>
              ),
            };
          }),
        ]}
        rows={pairAnnouncements}
        rowKey={({ definition }) => definition.id}
      />
    </section>
  );
}

/** Whichever of the parties attacks; where that makes a difference, the pair's own page says which. */
function signOf(
  table: PairTable,
  pair: readonly [Announcement, Announcement],
  relation: 'same' | 'opposing',
  ending: (typeof endings)[number],
): Sign {
  const kinds = endingsOf(relation)
    .filter(([one, other]) => `${one.result}-${other.result}` === ending)
    .map((each) => answerOf(table, pair, each).kind);
  if (kinds.every((kind) => kind === 'together')) return 'yes';
  if (kinds.includes('together')) return 'some';
  return kinds.includes('unknown') ? 'unknown' : 'no';
}
