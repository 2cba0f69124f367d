// Fetches the script of the pages when what the server has written is painted, not before: on a slow line it would take its part of
// the line from the styles and typefaces that the reader waits for. What it is stands at this element (document.tsx).
const { entry, imports } = document.currentScript.dataset;

function start() {
  for (const href of imports.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

// What is not to be seen is not painted either.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
