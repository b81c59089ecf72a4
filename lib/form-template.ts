/** Texts of a form by its fields. */
type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** A form that a template is laid over: what it holds, what a blank one does, and what the template before filled in. */
export type Laying<Name extends string> = {
  values: Readonly<Record<Name, string>>;
  blank: Readonly<Record<Name, string>>;
  template: Texts<Name>;
  filled: Texts<Name>;
};

/** The fields that a template would change although they are somebody's own: neither blank nor as the template before left them. */
export function ownFields<Name extends string>(
  names: readonly Name[],
  { values, blank, template, filled }: Laying<Name>,
): Name[] {
  return names.filter((name) => {
    const isOwn = values[name] !== blank[name] && values[name] !== filled[name];
    return isOwn && template[name] !== undefined && template[name] !== values[name];
  });
}

/**
 * What changes in a form by a template that is laid over it, but for the fields `kept`. What the template before filled in and this one does not say is
 * blank again.
 */
export function laidOver<Name extends string>(
  names: readonly Name[],
  { values, blank, template, filled }: Laying<Name>,
  kept: readonly Name[],
): Partial<Record<Name, string>> {
  const changed = names.flatMap((name) => {
    const isStale = filled[name] !== undefined && values[name] === filled[name];
    const text = template[name] ?? (isStale ? blank[name] : undefined);
    return text === undefined || kept.includes(name) ? [] : [[name, text]];
  });
  return Object.fromEntries(changed) as Partial<Record<Name, string>>;
}
