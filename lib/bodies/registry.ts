import { type Body, departmentKey, departmentNames, keyOfBody } from "@/lib/bodies/body";
import { STATES } from "@/lib/places/states";
import central from "./data/central.json" with { type: "json" };
import colleges from "./data/colleges.json" with { type: "json" };
import education from "./data/education.json" with { type: "json" };
import families from "./data/families.json" with { type: "json" };
import health from "./data/health.json" with { type: "json" };
import hospitals from "./data/hospitals.json" with { type: "json" };
import institutes from "./data/institutes.json" with { type: "json" };
import money from "./data/money.json" with { type: "json" };
import offices from "./data/offices.json" with { type: "json" };
import psu from "./data/psu.json" with { type: "json" };
import railway from "./data/railway.json" with { type: "json" };
import science from "./data/science.json" with { type: "json" };
import stateBodies from "./data/state-bodies.json" with { type: "json" };
import states from "./data/states.json" with { type: "json" };
import universities from "./data/universities.json" with { type: "json" };

/** [name, Hindi name, other names parted by semicolons, hosts parted by spaces, state] */
type Row = readonly string[];
type Group = { department: string; state?: string; parent?: string; bodies: readonly Row[] };
/** [place, place in Hindi, state, other names of the place, other names of the body, hosts] */
type Family = {
  department: string;
  name: string;
  hindi: string;
  aliases: readonly string[];
  members: readonly Row[] | string;
  /** Of a family of all states: the short forms by which the body of a state is known, by the key of the state, parted by semicolons. */
  shorts?: Readonly<Record<string, string>>;
};

const GROUPS: readonly Group[] = [
  [central, science, money, psu, railway, education, health, states],
  [offices, institutes, universities, colleges, hospitals, stateBodies],
].flat(2);

const STATE_MEMBERS: readonly Row[] = STATES.map(({ key, name, nameHindi, aliases, codes }) => [
  name,
  nameHindi,
  key,
  [...aliases.filter((alias) => /^[A-Z]/.test(alias)), ...codes].join(";"),
]);

/** By each other name the first body of a list that has it. */
const FIRST_NAMED = new Map(
  GROUPS.flatMap(({ bodies }) => bodies)
    .toReversed()
    .flatMap(([name = "", , aliases = ""]) => partsOf(aliases).map((alias) => [alias, name] as const)),
);

/** The bodies that come with the site. */
export const SEEDED_BODIES: readonly Body[] = withoutRepeats([
  ...GROUPS.flatMap(groupBodies),
  ...(families as readonly Family[]).flatMap(familyBodies),
]);

function groupBodies({ department, state, parent, bodies }: Group): Body[] {
  return bodies.map(([name = "", hindi = "", aliases = "", hosts = "", own]) => {
    const names = partsOf(aliases);
    // "CSIR NEERI" and "NIVEDI ICAR" are how sources name what belongs to a body of bodies.
    const shorts = parent === undefined ? [] : [name, ...names].filter((one) => !one.startsWith(`${parent} `));
    return {
      key: keyOfBody(name),
      name,
      hindi,
      department: departmentKey(department),
      state: own ?? state ?? null,
      aliases: [...names, ...departmentNames(name), ...shorts.flatMap((short) => [`${parent} ${short}`, `${short} ${parent}`])],
      hosts: hosts.split(" ").filter(Boolean),
      parent: parent === undefined ? null : keyOfParent(parent),
    };
  });
}

function familyBodies({ department, name, hindi, aliases, members, shorts = {} }: Family): Body[] {
  const rows = typeof members === "string" ? STATE_MEMBERS : members;
  return rows.map(([place = "", placeHindi = "", state = "", others = "", own = "", hosts = ""]) => {
    const places = [place, ...partsOf(others)];
    const written = [name, ...aliases].flatMap((pattern) => places.map((one) => pattern.replace("{}", one)));
    const full = name.replace("{}", place);
    return {
      key: keyOfBody(full),
      name: full,
      hindi: hindi.replace("{}", placeHindi),
      department: departmentKey(department),
      state,
      aliases: [...new Set([...written, ...partsOf(own), ...partsOf(shorts[state] ?? "")])].filter((one) => one !== full),
      hosts: hosts.split(" ").filter(Boolean),
      parent: null,
    };
  });
}

function partsOf(text: string): string[] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}

function keyOfParent(short: string): string | null {
  const name = FIRST_NAMED.get(short);
  return name === undefined ? null : keyOfBody(name);
}

/** A body of a list of its own comes before the one that a family makes of the same name. */
function withoutRepeats(bodies: readonly Body[]): Body[] {
  const byKey = new Map<string, Body>();
  for (const body of bodies) {
    const first = byKey.get(body.key);
    byKey.set(body.key, first ? { ...first, aliases: [...new Set([...first.aliases, ...body.aliases])] } : body);
  }
  return [...byKey.values()];
}
