import { createFileRoute } from '@tanstack/react-router';
import { loadOfficeText } from '../features/office/queries.js';
import { TextPage } from '../features/office/text-page.js';

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadOfficeText(context, 'contact'),
  component: ContactPage,
});

function ContactPage() {
  return <TextPage kind="contact" />;
}
