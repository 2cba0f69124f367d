import { newestYear } from '../../features/season/newest-year.js';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/cup/')({
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/cup/$year', params: { ...params, year: await newestYear(context) } });
  },
});
