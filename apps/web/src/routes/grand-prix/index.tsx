import { newestYear } from '../../features/season/newest-year.js';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/grand-prix/')({
  beforeLoad: async ({ context, params }) => {
    throw redirect({ to: '/grand-prix/$year', params: { ...params, year: await newestYear(context) } });
  },
});
