/**
 * The department filter: every stored value, the short forms people type for it, and the groups that find several values.
 * Spec section 9 names about 23 organisations; values are full names (product.md, "Department").
 */
export const DEPARTMENTS = [
  { key: "ssc", value: "Staff Selection Commission", aliases: ["ssc"] },
  { key: "upsc", value: "Union Public Service Commission", aliases: ["upsc"] },
  { key: "railway", value: "Railway Recruitment Board", aliases: ["rrb", "rrc", "railway", "railways", "indian railways"] },
  { key: "army", value: "Indian Army", aliases: ["army"] },
  { key: "navy", value: "Indian Navy", aliases: ["navy"] },
  { key: "air-force", value: "Indian Air Force", aliases: ["air force", "iaf"] },
  { key: "isro", value: "Indian Space Research Organisation", aliases: ["isro"] },
  { key: "drdo", value: "Defence Research and Development Organisation", aliases: ["drdo"] },
  { key: "nic", value: "National Informatics Centre", aliases: ["nic"] },
  { key: "sbi", value: "State Bank of India", aliases: ["sbi"] },
  { key: "rbi", value: "Reserve Bank of India", aliases: ["rbi"] },
  { key: "ibps", value: "Institute of Banking Personnel Selection", aliases: ["ibps"] },
  { key: "pnb", value: "Punjab National Bank", aliases: ["pnb"] },
  { key: "bob", value: "Bank of Baroda", aliases: ["bob"] },
  { key: "canara", value: "Canara Bank", aliases: ["canara"] },
  { key: "other-banks", value: "Other Banks", aliases: ["other banks"] },
  { key: "capf", value: "Central Armed Police Forces", aliases: ["capf", "crpf", "bsf", "cisf", "itbp", "ssb"] },
  { key: "state-police", value: "State Police", aliases: ["state police"] },
  { key: "state-government", value: "State Government", aliases: ["state government", "state govt", "state governments"] },
  { key: "education", value: "Educational Institutions", aliases: ["educational institutions", "kvs", "nvs"] },
  { key: "psu", value: "Public Sector Undertakings", aliases: ["public sector undertaking"] },
  { key: "health", value: "Health and Medical Institutions", aliases: ["aiims", "esic", "health", "healthcare"] },
  { key: "forest", value: "Forest Department", aliases: ["forest"] },
  { key: "courts", value: "Courts and Judiciary", aliases: ["courts", "judiciary", "high court"] },
  { key: "government-offices", value: "Government Offices", aliases: ["government offices", "government office"] },
  { key: "to-be-sorted", value: "To Be Sorted", aliases: [] },
] as const;

export type Department = (typeof DEPARTMENTS)[number]["value"];
/** What a job of a body that nobody knows yet is under, until the staff says what the body is: a department is never guessed. */
export const TO_BE_SORTED: Department = "To Be Sorted";
export type DepartmentKey = (typeof DEPARTMENTS)[number]["key"];

/** Whether a text is the key of a department, as addresses have it. */
export function isDepartmentKey(key: string): key is DepartmentKey {
  return DEPARTMENTS.some((department) => department.key === key);
}

/** Names that find several departments at once. */
const GROUPS: Record<string, readonly DepartmentKey[]> = {
  banking: ["sbi", "rbi", "ibps", "pnb", "bob", "canara", "other-banks"],
  bank: ["sbi", "rbi", "ibps", "pnb", "bob", "canara", "other-banks"],
  defence: ["army", "navy", "air-force", "drdo"],
  defense: ["army", "navy", "air-force", "drdo"],
  police: ["state-police", "capf"],
  psu: ["psu"],
  psus: ["psu"],
  teaching: ["education"],
  state: ["state-government", "state-police", "forest"],
};

const VALUE_BY_KEY = new Map<string, Department>(DEPARTMENTS.map((department) => [department.key, department.value]));
const VALUES_BY_NAME = new Map<string, readonly Department[]>();
for (const { key, value, aliases } of DEPARTMENTS) {
  for (const name of [key, value.toLowerCase(), ...aliases]) VALUES_BY_NAME.set(name, [value]);
}
for (const [name, keys] of Object.entries(GROUPS)) {
  VALUES_BY_NAME.set(
    name,
    keys.flatMap((key) => VALUE_BY_KEY.get(key) ?? []),
  );
}

/** The groups that have a name of their own on a page, by what people type for them. */
const GROUP_NAMES = {
  banking: "banking",
  bank: "banking",
  defence: "defence",
  defense: "defence",
  police: "police",
  teaching: "teaching",
  state: "state",
} as const satisfies Record<string, keyof typeof GROUPS>;
export type DepartmentGroup = (typeof GROUP_NAMES)[keyof typeof GROUP_NAMES];

/** The group that a name in an address stands for; null where it stands for one department or none. */
export function departmentGroup(name: string): DepartmentGroup | null {
  const typed = name.trim().toLowerCase();
  return Object.entries(GROUP_NAMES).find(([known]) => known === typed)?.[1] ?? null;
}

/**
 * The stored values that a full name, a short form or a group name stands for; compared without case.
 * An unknown name gives an empty list: it finds no rows (product.md, "Bad values in the API").
 */
export function resolveDepartments(name: string): readonly Department[] {
  return VALUES_BY_NAME.get(name.trim().toLowerCase()) ?? [];
}

/** Names of single bodies, by which a department of many is found in the filter: a search for one of them is not for all of these. */
const OF_ONE_BODY: ReadonlySet<string> = new Set([
  "crpf",
  "bsf",
  "cisf",
  "itbp",
  "ssb",
  "kvs",
  "nvs",
  "aiims",
  "esic",
  "high court",
]);

/** Short forms of a stored value, so that a search for "SSC" finds its jobs. */
export function departmentAliases(value: string): readonly string[] {
  const aliases: readonly string[] = DEPARTMENTS.find((department) => department.value === value)?.aliases ?? [];
  return aliases.filter((alias) => !OF_ONE_BODY.has(alias));
}
