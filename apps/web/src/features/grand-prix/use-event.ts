import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useState } from 'react';
import type { PageContext } from '../../api/context.js';
import { type LiveState, useLive } from '../../api/live.js';
import { idOf, load, yearOf, present } from '../../api/load.js';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { type Event, grandPrixChanged, grandPrixEvent } from './queries.js';

/** What the pages of an event ask for; there are none of an event in another year. */
export async function loadEvent(
  context: PageContext,
  { year, id }: { readonly year: string; readonly id: string },
): Promise<void> {
  const { grandPrix } = await load(context, grandPrixEvent, { id: idOf(id) });
  if (grandPrix?.seasonYear !== yearOf(year)) throw notFound();
}

/** The event, which changes by itself with each game that is finished. */
export function useEvent(id: string): {
  readonly event: Event;
  readonly updatedAt: string;
  readonly live: LiveState;
} {
  const { ask, madeAt } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, grandPrixEvent, { id });
  const { data } = useSuspenseQuery(options);
  const [updatedAt, setUpdatedAt] = useState(madeAt);
  const live = useLive(grandPrixChanged, { id }, ({ grandPrixChanged: { at, grandPrix } }) => {
    setUpdatedAt(at);
    if (grandPrix !== null) queries.setQueryData(options.queryKey, { grandPrix });
  });
  return { event: present(data, 'grandPrix').grandPrix, updatedAt, live };
}
