import { createFileRoute, notFound } from '@tanstack/react-router';
import { isStep, tourSearch, type TourStep } from '../../features/tour/steps.js';
import { Tour } from '../../features/tour/tour.js';
import { loadWords } from '../../messages/loading.js';
import { MoreWords } from '../../ui/more-words.js';

export const Route = createFileRoute('/tour/$step')({
  validateSearch: tourSearch,
  loader: async ({ context: { language }, params: { step } }) => {
    if (!isStep(step)) throw notFound();
    return { words: await loadWords(language, 'tour') };
  },
  component: TourPage,
});

/** Royal Tarokk in five minutes, for who has never seen it. */
function TourPage() {
  const { words } = Route.useLoaderData();
  return (
    <MoreWords words={words}>
      <Tour step={Route.useParams().step as TourStep} search={Route.useSearch()} />
    </MoreWords>
  );
}
