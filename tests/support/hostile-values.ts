/** Keys under which pages keep data on the device. */
export const STORAGE_KEYS = [
  "niyukti_alerts",
  "niyukti_alert_samples",
  "niyukti_applications",
  "niyukti_saved_jobs",
  "niyukti_profile",
  "niyukti_user",
  "auth_token",
  "niyukti-ui-theme",
];

const SCRIPT = "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>";
const item = (value: unknown, more: object = {}) => JSON.stringify({ version: 1, items: [{ key: "a", value, ...more }] });
const application = { jobTitle: SCRIPT, department: SCRIPT, appliedDate: "2026-11-01", status: "applied", notes: SCRIPT };
const alert = {
  title: SCRIPT,
  keywords: SCRIPT,
  location: SCRIPT.slice(0, 60),
  department: "SSC",
  salaryRange: "all-salaries",
  emailNotifications: true,
  smsNotifications: true,
  frequency: "daily",
  isActive: true,
};

/** What a device may hold under any key, by a name. */
export const HOSTILE_VALUES: readonly [name: string, value: string][] = [
  ["nothing", ""],
  ["a space", " "],
  ["half an object", "{"],
  ["half a text", '{"version":1,"items":[{"key":"a'],
  ["the name of a method", "constructor"],
  ["null", "null"],
  ["true", "true"],
  ["a number", "1e999"],
  ["a text", '"items"'],
  ["an array", "[]"],
  ["an array of anything", '[1,null,"a",[],{}]'],
  ["undefined", "undefined"],
  ["NaN", "NaN"],
  ["no JSON at all", "\u0000\uffff\ud800 <script>"],
  ["a script", SCRIPT],
  ["another version", '{"version":99,"items":[]}'],
  ["a version as text", '{"version":"1","items":[]}'],
  ["no items", '{"version":1}'],
  ["items as an object", '{"version":1,"items":{"length":5}}'],
  ["items of every type", '{"version":1,"items":[null,0,"a",[],{},{"key":null},{"key":"a"},{"key":{},"value":{}}]}'],
  ["an item without a value", item(undefined)],
  ["an item whose value is null", item(null)],
  ["an item whose value is an array", item([])],
  ["an item with times of wrong types", item(application, { changedAt: "x", deletedAt: "y" })],
  ["an item with impossible times", item(application, { changedAt: { jobTitle: 1e308 }, deletedAt: -1 })],
  ["scripts in an application", item(application)],
  ["scripts in an alert", item(alert)],
  ["scripts in a saved job", item({ jobId: 1, title: SCRIPT, department: SCRIPT, deadline: "2026-12-01" })],
  ["documents that are no list", item({ ...application, documents: { map: 1 } })],
  ["a status that is a name of every object", item({ ...application, status: "constructor" })],
  ["a day that does not exist", item({ ...application, appliedDate: "2026-02-31" })],
  [
    "the prototype as a key",
    '{"version":1,"__proto__":{"items":[1]},"items":[{"key":"__proto__","value":{"__proto__":{"polluted":1}}}]}',
  ],
  [
    "the constructor as a key",
    '{"version":1,"items":[{"key":"constructor","value":{"constructor":{"prototype":{"polluted":1}}}}]}',
  ],
  [
    "the same key many times",
    JSON.stringify({ version: 1, items: Array.from({ length: 500 }, () => ({ key: "a", value: application })) }),
  ],
  [
    "thousands of items",
    JSON.stringify({
      version: 1,
      items: Array.from({ length: 3000 }, (_, index) => ({ key: `k${index}`, value: { ...application, notes: "" } })),
    }),
  ],
  ["a deep nest", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ["a huge text", `"${"x".repeat(1_500_000)}"`],
  ["a long title", item({ ...application, jobTitle: "x".repeat(100_000) })],
  ["a user that is none", '{"fullName":{"toString":1}}'],
];
