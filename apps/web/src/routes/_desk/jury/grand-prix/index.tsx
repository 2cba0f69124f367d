import { createFileRoute, redirect } from '@tanstack/react-router';
import { ofJuryOrAppointed } from '../../../../features/jury/access.js';
import { newestYearOfDesk } from '../../../../features/jury/newest-year.js';

export const Route = createFileRoute('/_desk/jury/grand-prix/')({
  beforeLoad: async ({ context, params, location }) => {
    ofJuryOrAppointed({ context, location });
    throw redirect({ to: '/jury/grand-prix/$year', params: { ...params, year: await newestYearOfDesk(context) } });
  },
});
