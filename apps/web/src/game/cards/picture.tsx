import sprite from './cards.svg';

/** A card as a picture alone, by its code, for where words beside it name it. It needs nothing of the rules. @param code null shows its back */
export function PictureOf({ code }: { readonly code: string | null }) {
  return (
    <svg className="card" viewBox="0 0 60 100" aria-hidden="true">
      <use href={`${sprite}#${code ?? 'back'}`} />
    </svg>
  );
}
