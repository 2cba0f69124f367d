import { createFileRoute, redirect } from '@tanstack/react-router';

/** The tour begins with its first part. */
export const Route = createFileRoute('/tour/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tour/$step', params: { ...params, step: 'cards' } });
  },
});
