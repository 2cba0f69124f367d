/** The look of pages that need the script anyway comes with it, so that no other page has to load it. Answers with what takes it off. */
export function addStyles(styles: string): () => void {
  const sheet = new CSSStyleSheet();
  // Over what all pages have, as the styles of the other pages are.
  sheet.replaceSync(`@layer pages { ${styles} }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
