import { type Announcement, cardLabel, cardsOf, hungarianArticle, type PairTable, partOfLine } from '@tarokk/rules';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../../api/page-context.js';
import { nameAlone } from '../../../../../game/announcement-names.js';
import { loadPairsOf } from '../../../../../features/rules/pairs/loading.js';
import { MoreWords } from '../../../../../ui/more-words.js';
import { Title } from '../../../../../ui/title.js';
import { Rule } from '../../../../../features/rules/rule.js';
import {
  type AnnouncementPair,
  type PairVerdict,
  answerOf,
  type AnnouncementEnding,
  type Endings,
  endingsOf,
  endingText,
  lineOf,
  ofEach,
  pairAnnouncement,
} from '../../../../../features/rules/pairs/table.js';

export const Route = createFileRoute('/rules/pairs/$announcement/$other/')({
  loader: ({ context, params: { announcement, other } }) => loadPairsOf(context, announcement, other),
  component: PairPage,
});

function PairPage() {
  const { words, table } = Route.useLoaderData();
  const { announcement, other } = Route.useParams();
  return (
    <MoreWords words={words}>
      <OnePair table={table} pair={[pairAnnouncement(announcement), pairAnnouncement(other)]} />
    </MoreWords>
  );
}

/** Two announcements in every ending: an example, or the reason why there is none. */
function OnePair({ table, pair }: { readonly table: PairTable; readonly pair: AnnouncementPair }) {
  const t = useTranslations('rules.pairs');
  const { namesIn } = usePage();
  const [a, b] = [nameAlone(pair[0], namesIn), nameAlone(pair[1], namesIn)];
  return (
    <>
      <Title description={t('pairDescription', { a, b })}>{t('pair', { a, b })}</Title>
      <h1>{t('pair', { a, b })}</h1>
      <p className="facts">
        {[...new Set(pair)].map((each) => (
          <span key={each.definition.id}>
            <Link to="/rules/pairs/$announcement" params={{ announcement: each.definition.id }}>
              {t('of', { name: nameAlone(each, namesIn) })}
            </Link>{' '}
          </span>
        ))}
      </p>
      {(['same', 'opposing'] as const).map((relation) => (
        <section key={relation} aria-labelledby={relation}>
          <h2 id={relation}>{t(relation)}</h2>
          <Answers {...{ table, pair, relation }} />
        </section>
      ))}
    </>
  );
}

function Answers({
  table,
  pair,
  relation,
}: {
  readonly table: PairTable;
  readonly pair: AnnouncementPair;
  readonly relation: 'same' | 'opposing';
}) {
  const t = useTranslations('rules.pairs');
  const answers = endingsOf(relation).map((endings) => ({ endings, answer: answerOf(table, pair, endings) }));
  const [rule = null, ...others] = new Set(answers.map(({ answer }) => ruleOf(answer)));
  // What the auction excludes it excludes whatever came of it.
  if (rule !== null && others.length === 0) {
    return (
      <p>
        ✗ {t(`apart.${rule === '2.2' ? 'twice' : rule === '2.3' ? 'raises' : 'exclude'}`)} <Rule of={rule} />
      </p>
    );
  }
  return (
    <ul className="ruled">
      {answers.map(({ endings, answer }) => (
        <li key={endingText(endings)}>
          <Ended {...{ pair, endings }} /> <PairExplained {...{ pair, endings, answer }} />
        </li>
      ))}
    </ul>
  );
}

function ruleOf(answer: PairVerdict): '2.2' | '2.3' | '2.4' | null {
  return answer.kind === 'apart' ? answer.rule : null;
}

/** How both ended, and of whom they were. */
function Ended({ pair, endings }: { readonly pair: AnnouncementPair; readonly endings: Endings }) {
  const t = useTranslations('rules.pairs');
  const { namesIn } = usePage();
  const [one, other] = ofEach(pair, endings, (announcement, { result }) =>
    t(`result.${result}`, { name: nameAlone(announcement, namesIn) }),
  );
  const [{ party }, { party: second }] = endings;
  return (
    <span>
      <strong>
        {one}, {other}
      </strong>{' '}
      <small>{t(`${party === second ? 'both' : 'first'}.${party === 0 ? 'attackers' : 'defenders'}`)}</small>
    </span>
  );
}

function PairExplained({
  pair,
  endings,
  answer,
}: {
  readonly pair: AnnouncementPair;
  readonly endings: Endings;
  readonly answer: PairVerdict;
}) {
  const t = useTranslations('rules.pairs');
  const { namesIn } = usePage();
  const parts = useParts();
  switch (answer.kind) {
    case 'together': {
      const [{ definition: one }, { definition: other }] = pair;
      return (
        <span>
          ✓{' '}
          <Link
            to="/rules/pairs/$announcement/$other/$ending"
            params={{ announcement: one.id, other: other.id, ending: endingText(endings) }}
            preload={false}
          >
            {t('example')}
          </Link>
        </span>
      );
    }
    case 'apart':
      return (
        <span>
          ✗ <Rule of={answer.rule} />
        </span>
      );
    case 'clash':
      return (
        <span>
          ✗ {t('clash')}{' '}
          {([0, 1] as const).map((place) =>
            answer.of[place].length === 0 ? null : (
              <span key={place} className="pair-clash">
                <em>{nameAlone(pair[place], namesIn)}</em> ({parts(pair[place], endings[place], answer.of[place])})
                {place === 0 && answer.of[1].length > 0 ? ' – ' : ''}
              </span>
            ),
          )}
        </span>
      );
    case 'unknown':
      return <span>? {t('unknown')}</span>;
  }
}

/** What of a line excludes another one, in the reader's language. */
function useParts(): (announcement: Announcement, ending: AnnouncementEnding, words: readonly string[]) => string {
  const t = useTranslations('rules.pairs.part');
  const { language, namesIn } = usePage();
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const one = new Intl.ListFormat(language, { type: 'disjunction' });
  const say = (part: ReturnType<typeof partOfLine>): string => {
    if (part === 'lost' || part === 'bindings') return t(part);
    switch (part.kind) {
      case 'first-tricks':
        return t('firstTricks', { count: part.count });
      case 'trick-count':
        return t('trickCount', { least: part.least });
      case 'trick-with-card':
        return t('trickWithCard', {
          trick: part.trick,
          ...hungarianArticle(part.trick),
          card: cardLabel(part.card, namesIn),
        });
      case 'trick-with-kind':
        return t('trickWithKind', {
          trick: part.trick,
          ...hungarianArticle(part.trick),
          kind: part.cards.name[namesIn],
        });
      case 'some-trick-with':
        return t('someTrickWith', { kind: part.cards.name[namesIn] });
      case 'four-in-a-row':
        return t('fourInARow', { kind: part.cards.name[namesIn] });
      case 'home':
        return t('home', { cards: all.format(cardsOf(part.cards).map((card) => cardLabel(card, namesIn))) });
      case 'home-one-of':
        return t('home', { cards: one.format(cardsOf(part.cards).map((card) => cardLabel(card, namesIn))) });
      case 'caught':
        return t('caught', { card: cardLabel(part.card, namesIn) });
      case 'fifth-trick-first':
        return t('fifthTrickFirst');
      case 'last-three-shared':
        return t('lastThreeShared');
    }
  };
  return (announcement, ending, words) =>
    words.map((each) => say(partOfLine(lineOf(announcement, ending), each))).join('; ');
}
