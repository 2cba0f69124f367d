import { createFileRoute } from '@tanstack/react-router';
import { loadOwnSide, OwnSidePage } from '../../../features/team-area/page.js';

export const Route = createFileRoute('/_team-area/account/pairs/$year/$id')({
  loader: ({ context, params }) => loadOwnSide(context, params, true),
  component: OwnPair,
});

function OwnPair() {
  const { year, id } = Route.useParams();
  return <OwnSidePage year={Number(year)} id={id} isPair />;
}
