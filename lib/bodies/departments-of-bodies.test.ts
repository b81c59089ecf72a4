import { SEEDED_BODIES } from "@/lib/bodies/registry";
import { isStateKey } from "@/lib/places/states";

// The rule of departments that stands at the head of bench/bodies/rows.txt: what sells or carries goods is a company; what serves is of the state.
it.each([
  [/Electricity Regulatory Commission$/, "state-government"],
  [/(?:Road|State|Metropolitan) Transport Corporation$/, "state-government"],
  [/Housing (?:Board|Corporation)$/, "state-government"],
  [/Electronics .*Corporation/, "psu"],
  [/Warehousing (?:and Logistics )?Corporation$/, "psu"],
  [/(?:Milk|Dairy) .*(?:Federation|Union)$/, "psu"],
  [/Gram(?:in|een|eena|ya|a) Bank$|Rural Bank$/, "other-banks"],
  [/Forest Development Corporation$/, "forest"],
  [/^Central University of /, "education"],
])("puts all bodies of states called %s under %s", (name, department) => {
  const named = SEEDED_BODIES.filter((body) => name.test(body.name) && isStateKey(body.state ?? ""));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((body) => body.department !== department).map((body) => body.name)).toEqual([]);
});

it.each([
  ["Cement Corporation of India", "psu"],
  ["National Industrial Corridor Development Corporation", "psu"],
  ["International Financial Services Centres Authority", "government-offices"],
  ["Goods and Services Tax Appellate Tribunal", "courts"],
  ["Bihar Gramin Bank", "other-banks"],
  ["North Bihar Power Distribution Company", "psu"],
  ["Travancore Devaswom Board", "state-government"],
  ["Kalyan Dombivli Municipal Corporation", "state-government"],
  ["Chanakya National Law University", "education"],
  ["Khadki Cantonment Board", "government-offices"],
])("knows %s, of %s", (name, department) => {
  const known = SEEDED_BODIES.find((body) => [body.name, ...body.aliases].includes(name));
  expect(known?.department).toBe(department);
});
