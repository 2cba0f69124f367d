import { createFileRoute } from '@tanstack/react-router';
import { loadOfficeText } from '../features/office/queries.js';
import { TextPage } from '../features/office/text-page.js';

export const Route = createFileRoute('/join')({
  loader: ({ context }) => loadOfficeText(context, 'join'),
  component: JoinPage,
});

function JoinPage() {
  return <TextPage kind="join" />;
}
