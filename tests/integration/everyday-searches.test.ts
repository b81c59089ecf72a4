import { addDays, dayInIndia } from "@/lib/dates";
import { upsertJobs } from "@/lib/jobs/mutations";
import { searchJobs } from "@/lib/jobs/queries";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";
import { searchedJobs } from "@/tests/support/searched-job";

const NOW = new Date();
const TODAY = dayInIndia(NOW);
useDatabase();

const alike = searchedJobs(TODAY);
const job = (title: string, change: Partial<ParsedJobInput> = {}) => alike(title, { title, ...change });

beforeAll(async () => {
  await upsertJobs([
    job("Bellringer (Female)", { postedOn: TODAY }),
    job("Bellringer"),
    job("Bellringer (Male)", { postedOn: addDays(TODAY, -9) }),
    job("Wick Trimmer for Mahila Wards", { postedOn: TODAY }),
    job("Wick Trimmer"),
    job("Group D Helper", { recruitingOrganization: "Staff Selection Commission" }),
    job("Constable, Rifleman", { recruitingOrganization: "Staff Selection Commission" }),
    job("Clockwinder", { recruitingOrganization: "UPSSSC", location: "Uttar Pradesh" }),
    job("Primary Teacher (Class 1-5)", { qualification: "12th pass with D.El.Ed." }),
    job("Lamp Cleaner", { qualification: "Class 5 pass", postedOn: addDays(TODAY, -9) }),
    job("Bonesetter", { qualification: "MBBS, DNB", location: "Kolkata, West Bengal" }),
    job("Night Watchman", { location: "Kolkata, West Bengal" }),
    job("Bihar TRE 4.0 Vacancy", { recruitingOrganization: "Bihar TRE", location: "Bihar" }),
  ]);
});

const titles = async (search: string) =>
  (await searchJobs({ search, sortBy: "relevance", page: 1, limit: 20 }, NOW)).jobs.map(({ title }) => title);

it("shows who asks for one sex last what titles keep for the other", async () => {
  expect((await titles("bellringer male")).slice(0, 3)).toEqual(["Bellringer (Male)", "Bellringer", "Bellringer (Female)"]);
  expect((await titles("female bellringer")).slice(0, 3)).toEqual(["Bellringer (Female)", "Bellringer", "Bellringer (Male)"]);
  expect((await titles("पुरुष wick trimmer")).slice(0, 2)).toEqual(["Wick Trimmer", "Wick Trimmer for Mahila Wards"]);
});

it("finds by a class that one must have passed no teachers of that class", async () => {
  expect(await titles("5th pass job")).toEqual(["Lamp Cleaner"]);
  expect(await titles("primary teacher class 5")).toContain("Primary Teacher (Class 1-5)");
});

it("finds doctors by what they must have learnt, where no notice of the place is called so", async () => {
  expect(await titles("doctor kolkata")).toEqual(["Bonesetter"]);
});

it.each([
  ["ssc gd", "Constable, Rifleman"],
  ["upsssc pet", "Clockwinder"],
  ["bpsc tre 4", "Bihar TRE 4.0 Vacancy"],
  ["शिक्षक बिहार", "Bihar TRE 4.0 Vacancy"],
])("finds for %s first what the exam recruits for, where no notice is called so: %s", async (search, first) => {
  expect((await titles(search))[0]).toBe(first);
});
