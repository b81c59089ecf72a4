import { type DepartmentKey, isDepartmentKey } from "@/lib/jobs/facts/departments";
import { withoutSigns } from "@/lib/jobs/search/words/fold";
import { STATES } from "@/lib/places/states";

/** A recruiting body as the site knows it. */
export type Body = {
  /** The slug of its first name; stays when the name changes. */
  key: string;
  name: string;
  hindi: string;
  department: DepartmentKey;
  /** Place key of the state that it is of, "all-india" for a body of the union; null where it has no one place. */
  state: string | null;
  /** Other names and short forms, as sources write them. */
  aliases: readonly string[];
  /** Hosts of its official sites, without "www.". */
  hosts: readonly string[];
  /** Key of the body that it belongs to. */
  parent: string | null;
};

/** A department as data names it. @throws where none is called so */
export function departmentKey(key: string): DepartmentKey {
  if (!isDepartmentKey(key)) throw new Error(`No department is called ${key}`);
  return key;
}

/** The key of a body that is new. */
export function keyOfBody(name: string): string {
  return withoutSigns(name.toLowerCase().replaceAll("&", " and "), "-").replace(/^-|-$/g, "");
}

/** The other usual orders of "Punjab Labour Department", "Labour Department, Punjab" and "Department of Labour, Punjab". */
export function departmentNames(name: string): string[] {
  const [, , of, last] = /^(Department) of (.+), ([^,]+)$/.exec(name) ?? [];
  const [, behind, place] = /^(.+) Department, ([^,]+)$/.exec(name) ?? [];
  const state = name.endsWith(" Department") ? STATES.find((one) => name.startsWith(`${one.name} `))?.name : undefined;
  const between = state === undefined ? undefined : name.slice(state.length + 1, -" Department".length);
  const [what, where] = [of ?? behind ?? between, last ?? place ?? state];
  if (what === undefined || where === undefined) return [];
  const names = [`${where} ${what} Department`, `${what} Department, ${where}`, `Department of ${what}, ${where}`];
  return names.filter((one) => one !== name);
}
