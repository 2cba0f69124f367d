import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/rules/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/rules/$document', params: { ...params, document: 'royal-tarokk' } });
  },
});
