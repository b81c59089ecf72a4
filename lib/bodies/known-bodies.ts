import type { Body } from "@/lib/bodies/body";
import { formOf, isShortForm } from "@/lib/bodies/forms";
import { SEEDED_BODIES } from "@/lib/bodies/registry";
import { initialsOf } from "@/lib/jobs/similar/body-forms";

/** A body under one of its names, and whether that is a short form of capital letters, which other bodies may have too. */
export type Named = { body: Body; isShort: boolean };

/** All bodies that the site knows at a time, by every form of every name. */
export class KnownBodies {
  readonly byKey: ReadonlyMap<string, Body>;
  private readonly byForm = new Map<string, Named[]>();
  private readonly byHost = new Map<string, Body>();
  private byInitials: ReadonlyMap<string, readonly Body[]> | null = null;
  private mostWords = 1;

  constructor(readonly bodies: readonly Body[]) {
    this.byKey = new Map(bodies.map((body) => [body.key, body]));
    for (const body of bodies) {
      for (const form of formsOf(body)) this.add(form);
      for (const host of body.hosts) if (!this.byHost.has(host)) this.byHost.set(host, body);
    }
  }

  /** The bodies that have this name, in any usual writing. */
  find(name: string): readonly Named[] {
    return this.ofForm(formOf(name));
  }

  /** The same of a name in the form that names are compared in (`formOf`). */
  ofForm(form: string): readonly Named[] {
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

  /** Words of the longest known name. */
  get longest(): number {
    return this.mostWords;
  }

  private add({ form, named }: Form): void {
    const all = this.byForm.get(form);
    if (all?.some(({ body }) => body === named.body)) return;
    if (all) all.push(named);
    else this.byForm.set(form, [named]);
    this.mostWords = Math.max(this.mostWords, form.split(" ").length);
  }
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

type Form = { form: string; named: Named };

/** Of all bodies the staff edits one at a time: the names of the others stay as they were taken apart. */
const formsByBody = new WeakMap<Body, readonly Form[]>();

function formsOf(body: Body): readonly Form[] {
  const made = formsByBody.get(body);
  if (made) return made;
  const forms = [body.name, body.hindi, ...body.aliases]
    .map((name) => ({ form: formOf(name), named: { body, isShort: isShortForm(name) } }))
    .filter(({ form }) => form !== "");
  formsByBody.set(body, forms);
  return forms;
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
