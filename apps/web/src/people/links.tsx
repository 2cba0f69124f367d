import { Link } from '@tanstack/react-router';
import { usePage } from '../application/page-context.js';

/** A name leads to its page, wherever it stands. */
export function PersonLink({ person }: { readonly person: { readonly id: string; readonly name: string } }) {
  const { language } = usePage();
  return (
    <Link to="/$language/players/$id" params={{ language, id: person.id }}>
      {person.name}
    </Link>
  );
}

export function SideLink({ side }: { readonly side: { readonly id: string; readonly name: string } }) {
  const { language } = usePage();
  return (
    <Link to="/$language/teams/$id" params={{ language, id: side.id }}>
      {side.name}
    </Link>
  );
}
