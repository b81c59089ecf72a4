import type { Body } from "@/lib/bodies/body";
import { beginningOf, beginningOfForm, formOf, isShortForm } from "@/lib/bodies/forms";
import { SEEDED_BODIES } from "@/lib/bodies/registry";
import { initialsOf } from "@/lib/jobs/similar/body-forms";

/** A body under one of its names, and whether that is a short form of capital letters, which other bodies may have too. */
export type Named = { body: Body; isShort: boolean };

/**
 * All bodies that the site knows at a time, by every form of every name. Names are taken apart when one that begins like them is asked for: all at
 * once they are a fifth of a second of work, for each process that reads a file of ten rows.
 */
export class KnownBodies {
  readonly byKey: ReadonlyMap<string, Body>;
  private readonly byForm = new Map<string, Named[]>();
  private readonly byHost = new Map<string, Body>();
  private byInitials: ReadonlyMap<string, readonly Body[]> | null = null;
  private unread: Map<string, Written[]> | null = null;
  private mostWords: number | null = null;

  constructor(readonly bodies: readonly Body[]) {
    this.byKey = new Map(bodies.map((body) => [body.key, body]));
    for (const body of bodies) for (const host of body.hosts) if (!this.byHost.has(host)) this.byHost.set(host, body);
  }

  /** The bodies that have this name, in any usual writing. */
  find(name: string): readonly Named[] {
    return this.ofForm(formOf(name));
  }

  /** The same of a name in the form that names are compared in (`formOf`). */
  ofForm(form: string): readonly Named[] {
    const beginning = beginningOf(form);
    const written = this.writtenNames().get(beginning);
    if (written) {
      this.writtenNames().delete(beginning);
      for (const one of written) this.add(one);
    }
    return this.byForm.get(form) ?? [];
  }

  /** The body whose official site an address is on, or on a part of it; null where it is nobody's. */
  ofHost(host: string): Body | null {
    const parts = host
      .toLowerCase()
      .replace(/^www\./, "")
      .split(".");
    for (let from = 0; from < parts.length - 1; from++) {
      const body = this.byHost.get(parts.slice(from).join("."));
      if (body) return body;
    }
    return null;
  }

  /** The bodies of a state whose name has these initials. */
  ofInitials(short: string, state: string): readonly Body[] {
    this.byInitials ??= withInitials(this.bodies);
    return (this.byInitials.get(formOf(short).replaceAll(" ", "")) ?? []).filter((body) => body.state === state);
  }

  /** No known name has more words. */
  get longest(): number {
    this.mostWords ??= this.bodies.reduce((most, body) => namesOf(body).reduce(atLeastWordsOf, most), 1);
    return this.mostWords;
  }

  /** The names that nobody has asked for, by how their forms begin. */
  private writtenNames(): Map<string, Written[]> {
    if (this.unread) return this.unread;
    this.unread = new Map();
    for (const body of this.bodies) {
      for (const name of namesOf(body)) {
        const beginning = beginningOfForm(name);
        const others = this.unread.get(beginning);
        if (others) others.push({ name, body });
        else if (beginning !== "") this.unread.set(beginning, [{ name, body }]);
      }
    }
    return this.unread;
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

type Written = { name: string; body: Body };

const namesOf = ({ name, hindi, aliases }: Body) => [name, hindi, ...aliases];

/** Of a number of words and those of a name the larger; a name of so many letters, or of so few spaces and dashes, has no more. */
function atLeastWordsOf(most: number, name: string): number {
  if (name.length < 2 * most || name.split(/[\s&.,'’()/-]+/).length + name.split("&").length <= most) return most;
  return Math.max(most, formOf(name).split(" ").length);
}

function withInitials(bodies: readonly Body[]): Map<string, Body[]> {
  const byInitials = new Map<string, Body[]>();
  for (const body of bodies) {
    const initials = initialsOf(formOf(body.name));
    const others = initials === null ? undefined : byInitials.get(initials);
    if (others) others.push(body);
    else if (initials !== null) byInitials.set(initials, [body]);
  }
  return byInitials;
}

// Bundles of different routes each hold their own copy of this module; the bodies are one a process.
const holder = globalThis as typeof globalThis & { niyuktiBodies?: KnownBodies; niyuktiBodiesEdited?: string };

/** The bodies that are known by now: those that come with the site until the staff's are put to use. */
export function knownBodies(): KnownBodies {
  holder.niyuktiBodies ??= new KnownBodies(SEEDED_BODIES);
  return holder.niyuktiBodies;
}

/** From now on names are resolved by these bodies in the places of those that came with the site, and beside them. */
export function resolveByBodies(edited: readonly Body[]): void {
  const stamp = JSON.stringify(edited);
  if (holder.niyuktiBodiesEdited === stamp) return;
  holder.niyuktiBodies = new KnownBodies(withEdited(edited));
  holder.niyuktiBodiesEdited = stamp;
}

/** The bodies that come with the site, those that the staff edited in their places, and those of the staff behind them. */
export function withEdited(edited: readonly Body[]): Body[] {
  const byKey = new Map(edited.map((body) => [body.key, body]));
  const own = edited.filter(({ key }) => !SEEDED_KEYS.has(key));
  return [...SEEDED_BODIES.map((body) => byKey.get(body.key) ?? body), ...own];
}

export const SEEDED_KEYS: ReadonlySet<string> = new Set(SEEDED_BODIES.map(({ key }) => key));
