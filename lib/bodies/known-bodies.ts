import { BodiesByName, type Named } from "@/lib/bodies/bodies-by-name";
import type { Body } from "@/lib/bodies/body";
import { formOf } from "@/lib/bodies/forms";
import { SEEDED_BODIES } from "@/lib/bodies/registry";
import { initialsOf } from "@/lib/jobs/similar/body-forms";
import { processState } from "@/lib/process-state";

/** All bodies that the site knows at a time. */
export class KnownBodies {
  readonly byKey: ReadonlyMap<string, Body>;
  private readonly byName: BodiesByName;
  private readonly byHost = new Map<string, Body>();
  private byInitials: ReadonlyMap<string, readonly Body[]> | null = null;

  constructor(readonly bodies: readonly Body[]) {
    this.byKey = new Map(bodies.map((body) => [body.key, body]));
    this.byName = new BodiesByName(bodies);
    for (const body of bodies) for (const host of body.hosts) if (!this.byHost.has(host)) this.byHost.set(host, body);
  }

  /** The bodies that have this name, in any usual writing. */
  find(name: string): readonly Named[] {
    return this.ofForm(formOf(name));
  }

  /** The bodies that have a name, given in the form in which names are compared (`formOf`). */
  ofForm(form: string): readonly Named[] {
    return this.byName.ofForm(form);
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
    return this.byName.longest;
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

const state = processState<{
  niyuktiBodies: KnownBodies;
  niyuktiBodiesEdited: string;
  niyuktiBodiesRead: number;
  niyuktiBodiesUsed: number;
}>();

/** The bodies that are known by now: those that come with the site until the staff's are put to use. */
export function knownBodies(): KnownBodies {
  state.niyuktiBodies ??= new KnownBodies(SEEDED_BODIES);
  return state.niyuktiBodies;
}

/** Numbers a read of the bodies that the staff edited, before it begins. */
export function beginToReadBodies(): number {
  state.niyuktiBodiesRead = (state.niyuktiBodiesRead ?? 0) + 1;
  return state.niyuktiBodiesRead;
}

/**
 * From now on names are resolved by these bodies in the places of those that came with the site, and beside them; not where those of a read that began
 * later are in use already.
 */
export function resolveByBodies(edited: readonly Body[], read = beginToReadBodies()): void {
  if (read < (state.niyuktiBodiesUsed ?? 0)) return;
  state.niyuktiBodiesUsed = read;
  const stamp = JSON.stringify(edited);
  if (state.niyuktiBodiesEdited === stamp) return;
  state.niyuktiBodies = new KnownBodies(withEdited(edited));
  state.niyuktiBodiesEdited = stamp;
}

/** The bodies that come with the site, those that the staff edited in their places, and those of the staff behind them. */
export function withEdited(edited: readonly Body[]): Body[] {
  const byKey = new Map(edited.map((body) => [body.key, body]));
  const own = edited.filter(({ key }) => !SEEDED_KEYS.has(key));
  return [...SEEDED_BODIES.map((body) => byKey.get(body.key) ?? body), ...own];
}

export const SEEDED_KEYS: ReadonlySet<string> = new Set(SEEDED_BODIES.map(({ key }) => key));
