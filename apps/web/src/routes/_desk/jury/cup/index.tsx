import { createFileRoute, redirect } from '@tanstack/react-router';
import { ofJuryOrAppointed } from '../../../../features/jury/access.js';
import { newestYearOfDesk } from '../../../../features/jury/newest-year.js';

export const Route = createFileRoute('/_desk/jury/cup/')({
  beforeLoad: async ({ context, params, location }) => {
    ofJuryOrAppointed({ context, location });
    throw redirect({ to: '/jury/cup/$year', params: { ...params, year: await newestYearOfDesk(context) } });
  },
});
