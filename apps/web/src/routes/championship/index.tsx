import { newestYear } from '../../features/season/newest-year.js';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** The newest season, whose year nobody has to know. */
export const Route = createFileRoute('/championship/')({
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/championship/$year', params: { ...params, year: await newestYear(context) } });
  },
});
