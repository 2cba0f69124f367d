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

// Until the page answers (entry.client.tsx says when), what is pressed and written in it is kept here and then done once more: a
// button that nobody hears yet would have been pressed in vain, and a form takes its fields back to what they began with. Links,
// and forms that work without script, need none of this.
const kept = new Map();

function keep(event) {
  const { type, target } = event;
  const element = type === 'click' ? target.closest('button') : target;
  if (element === null || (type === 'click' && element.type !== 'button')) return;
  // A part of the page may answer before the others do; nothing is done twice.
  event.stopImmediatePropagation();
  // Who presses a button that does nothing presses it again, and means it once.
  kept.delete(element);
  kept.set(element, { type, value: element.value, checked: element.checked });
}

const events = ['click', 'input', 'change'];
for (const type of events) document.addEventListener(type, keep, { capture: true });
document.addEventListener(
  'awake',
  () => {
    for (const type of events) document.removeEventListener(type, keep, { capture: true });
    for (const [element, { type, value, checked }] of kept) {
      if (type === 'click') {
        element.click();
        continue;
      }
      if (element.type === 'checkbox' || element.type === 'radio') element.checked = checked;
      // A file that was chosen stays, and may not be written.
      else if (element.type !== 'file') element.value = value;
      for (const each of ['input', 'change']) element.dispatchEvent(new Event(each, { bubbles: true }));
    }
  },
  { once: true },
);
