// Before anything is painted: the look that the reader has chosen for this device (theme-choice.tsx). Without a choice the page
// is as the device is. A file of its own, for the pages' policy lets no script stand in a page, and one that waits for nothing.
const page = document.documentElement;
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') page.dataset.theme = chosen;
  // Room on the first page for whom the reader follows on this device (features/followed), before they are there.
  page.style.setProperty('--followed', String(JSON.parse(localStorage.getItem('followed') ?? '[]').length));
} catch {
  // Where nothing is kept nothing was chosen.
}
