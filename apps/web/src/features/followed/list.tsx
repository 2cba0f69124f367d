import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { Day } from '../../ui/days.js';
import { PersonLink, SideLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import type { Followed } from './followed.js';
import { twoSides } from '../../api/two-sides.js';

const followedOne = graphql(`
  query FollowedOne($id: ID!, $player: UUID, $side: UUID) {
    node(id: $id) {
      __typename
      ... on Person {
        name
      }
      ... on Team {
        name
      }
      ... on Pair {
        name
      }
    }
    matches(first: 1, personId: $player, sideId: $side) {
      nodes {
        id
        date
        sides {
          id
          name
        }
        raw {
          a
          b
        }
        points {
          a
          b
        }
      }
    }
  }
`);

type Answer = ResultOf<typeof followedOne>;

/** Each with its last match. */
export function FollowedList({ followed }: { readonly followed: readonly Followed[] }) {
  const t = useTranslations('followed');
  const { ask } = usePage();
  const answers = useQueries({
    queries: followed.map(({ kind, id }) => asked(ask, followedOne, { id, [kind]: id })),
  });
  return (
    <Section id="followed" heading={t('title')}>
      <ul className="ruled">
        {followed.map((each, index) => (
          <li key={each.id}>
            <Row followed={each} answer={answers[index]?.data} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ followed: { kind, id }, answer }: { readonly followed: Followed; readonly answer: Answer | undefined }) {
  const t = useTranslations('followed');
  if (answer === undefined) return null;
  const { node, matches } = answer;
  // Somebody who is there no more, or was never.
  if (node === null || !('name' in node)) return <span>{t('gone')}</span>;
  const named = { id, name: node.name };
  const [last] = matches.nodes;
  return (
    <>
      {kind === 'player' ? <PersonLink person={named} /> : <SideLink side={named} />}
      <small>{last === undefined ? t('noMatch') : <Last match={last} />}</small>
    </>
  );
}

function Last({ match }: { readonly match: Answer['matches']['nodes'][number] }) {
  const format = useFormatter();
  const [a, b] = twoSides(match);
  const points = match.points ?? match.raw;
  return (
    <Link to="/matches/$id" params={{ id: match.id }}>
      <Day of={match.date} style="short" /> {a.name} {format.number(points.a)} : {format.number(points.b)} {b.name}
    </Link>
  );
}
