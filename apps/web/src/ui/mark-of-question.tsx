/** Beside what can be asked: a tap on the line explains it. Who listens is told by the line itself that it opens. */
export function MarkOfQuestion() {
  return (
    <span className="mark-of-question" aria-hidden="true">
      ?
    </span>
  );
}
