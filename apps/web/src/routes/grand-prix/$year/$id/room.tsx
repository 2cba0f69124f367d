import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Room } from '../../../../features/grand-prix/room.js';
import { loadEvent, useEvent } from '../../../../features/grand-prix/use-event.js';
import { Title } from '../../../../ui/title.js';

export const Route = createFileRoute('/grand-prix/$year/$id/room')({
  loader: ({ context, params }) => loadEvent(context, params),
  component: RoomPage,
});

/** An event on the wall of the room in which it is played. */
function RoomPage() {
  const { id } = Route.useParams();
  const { event, updatedAt, live } = useEvent(id);
  const t = useTranslations('grandPrix');
  return (
    <>
      <Title description={t('roomDescription', { event: event.name })}>{t('roomTitle', { event: event.name })}</Title>
      <Room event={event} updatedAt={updatedAt} live={live} />
    </>
  );
}
