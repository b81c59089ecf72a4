export type Option = { value: string; label: string };

type Props = { id: string; name: string; label: string; value: string | undefined; all: string; options: readonly Option[] };

/** A labelled native select: the first choice, with no value, is "no filter". */
export function SelectField({ id, name, label, value, all, options }: Props) {
  const known = value === undefined || options.some((option) => option.value === value);
  return (
    <div id={`${id}-field`} className="filter-field min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ""} className="field">
        <option value="">{all}</option>
        {/* A value that came by address and is no choice of the list stays visible, so that the form says what is filtered. */}
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
