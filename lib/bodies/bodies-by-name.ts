import type { Body } from "@/lib/bodies/body";
import { beginningOf, beginningOfForm, formOf, isShortForm } from "@/lib/bodies/forms";

/** A body under one of its names, and whether that is a short form of capital letters, which other bodies may have too. */
export type Named = { body: Body; isShort: boolean };

type Written = { name: string; body: Body };

/**
 * Bodies by every form of every name. Names are taken apart when one that begins like them is asked for: all at once they are a fifth of a second of
 * work, for each process that reads a file of ten rows.
 */
export class BodiesByName {
  private readonly byForm = new Map<string, Named[]>();
  private unread: Map<string, Written[]> | null = null;
  private mostWords: number | null = null;

  constructor(private readonly bodies: readonly Body[]) {}

  /** The bodies that have a name of this form (`formOf`). */
  ofForm(form: string): readonly Named[] {
    this.unread ??= byBeginning(this.bodies);
    const beginning = beginningOf(form);
    const written = this.unread.get(beginning) ?? [];
    this.unread.delete(beginning);
    for (const one of written) this.add(one);
    return this.byForm.get(form) ?? [];
  }

  /** Words of the longest name. */
  get longest(): number {
    this.mostWords ??= this.bodies.reduce((most, body) => namesOf(body).reduce(atLeastWordsOf, most), 1);
    return this.mostWords;
  }

  private add({ name, body }: Written): void {
    const form = formOf(name);
    const all = this.byForm.get(form);
    if (all?.some((other) => other.body === body)) return;
    const named = { body, isShort: isShortForm(name) };
    if (all) all.push(named);
    else this.byForm.set(form, [named]);
  }
}

/** All names by how their forms begin. */
function byBeginning(bodies: readonly Body[]): Map<string, Written[]> {
  const found = new Map<string, Written[]>();
  for (const body of bodies) {
    for (const name of namesOf(body)) {
      const beginning = beginningOfForm(name);
      const others = found.get(beginning);
      if (others) others.push({ name, body });
      else if (beginning !== "") found.set(beginning, [{ name, body }]);
    }
  }
  return found;
}

const namesOf = ({ name, hindi, aliases }: Body) => [name, hindi, ...aliases];

/** Of a number of words and those of a name the larger; a name of so many letters, or of so few spaces and dashes, has no more. */
function atLeastWordsOf(most: number, name: string): number {
  if (name.length < 2 * most || name.split(/[\s&.,'’()/-]+/).length + name.split("&").length <= most) return most;
  return Math.max(most, formOf(name).split(" ").length);
}
