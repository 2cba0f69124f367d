import { createFileRoute } from '@tanstack/react-router';
import { loadOwnSide, OwnSidePage } from '../../../features/team-area/page.js';

export const Route = createFileRoute('/_team-area/account/teams/$year/$id')({
  loader: ({ context, params }) => loadOwnSide(context, params, false),
  component: OwnTeam,
});

function OwnTeam() {
  const { year, id } = Route.useParams();
  return <OwnSidePage year={Number(year)} id={id} isPair={false} />;
}
