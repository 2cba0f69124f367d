/** One of a list, in the way of the phone. */
export function Choice({
  label,
  value,
  change,
  options,
  empty,
}: {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** What stands there while nothing is chosen. */
  readonly empty?: string;
}) {
  return (
    <label className="field">
      <b>{label}</b>
      <select value={value} onChange={({ target }) => change(target.value)}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
