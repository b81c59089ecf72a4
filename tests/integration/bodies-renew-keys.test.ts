import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { markJobsOfBodies } from "@/lib/bodies/staff/mark-jobs";
import { changeBodies } from "@/lib/bodies/staff/mutations";
import type { BodyFields } from "@/lib/bodies/staff/schema";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { matchListings } from "@/lib/jobs/joining/match-listings";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

const NOW = new Date();
const EDITOR = { id: null, username: "editor" };
const BODY: BodyFields = {
  name: "Zangoli Works",
  hindi: "ज़ंगोली वर्क्स",
  department: "psu",
  state: null,
  aliases: ["Mizzle Foundry"],
  hosts: [],
};
const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  await loadBodies();
  await db().bodyToMark.deleteMany();
});

it("lets a source find the notice of a body by the name that an editor gave it after the notice was stored", async () => {
  const [stored] = makeJobs(1, dayInIndia(NOW)).map((job) => ({
    ...job,
    title: "Recruitment of Foundry Smiths",
    positions: 120,
  }));
  const listing = {
    source: "list.example",
    sourceReference: "7",
    title: "Mizzle Foundry Smiths Recruitment: Apply for 120 Posts",
  };
  if (!stored) throw new Error("There is a job");
  await upsertJobs([{ ...stored, source: "example.org", sourceReference: "1", recruitingOrganization: "Zangoli Works" }]);
  const matched = () =>
    db().$transaction(
      async (tx) => (await matchListings(tx, [{ ...stored, ...listing, recruitingOrganization: "Mizzle Foundry" }])).size,
    );
  await changeBodies({ action: "save", version: 0, body: BODY }, EDITOR);
  await loadBodies();
  expect(await matched()).toBe(0);
  await markJobsOfBodies();
  expect(await matched()).toBe(1);
});
