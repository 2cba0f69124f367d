import { newestYear } from '../../features/season/newest-year.js';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/free-championship/')({
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/free-championship/$year', params: { ...params, year: await newestYear(context) } });
  },
});
