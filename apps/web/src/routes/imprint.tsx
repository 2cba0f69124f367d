import { createFileRoute } from '@tanstack/react-router';
import { loadOfficeText } from '../features/office/queries.js';
import { TextPage } from '../features/office/text-page.js';

export const Route = createFileRoute('/imprint')({
  loader: ({ context }) => loadOfficeText(context, 'imprint'),
  component: ImprintPage,
});

function ImprintPage() {
  return <TextPage kind="imprint" />;
}
