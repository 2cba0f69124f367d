import { createFileRoute } from '@tanstack/react-router';
import { loadOfficeText } from '../features/office/queries.js';
import { TextPage } from '../features/office/text-page.js';

export const Route = createFileRoute('/about')({
  loader: ({ context }) => loadOfficeText(context, 'about'),
  component: AboutPage,
});

function AboutPage() {
  return <TextPage kind="about" />;
}
