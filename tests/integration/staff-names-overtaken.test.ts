import { KnownBodies, withEdited } from "@/lib/bodies/known-bodies";
import { resolveBody } from "@/lib/bodies/resolve-body";
import * as bodies from "@/lib/bodies/staff/load-bodies";
import { changeBodies } from "@/lib/bodies/staff/mutations";
import { sortWaitingJobs } from "@/lib/bodies/staff/sort-waiting";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import { upsertJobs } from "@/lib/jobs/mutations";
import * as names from "@/lib/jobs/search/words/staff/load-names";
import { changeNames } from "@/lib/jobs/search/words/staff/mutations";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";

/** What another editor does right after names were read, once. */
let meanwhile: (() => Promise<unknown>) | null = null;
async function another<Read>(read: Promise<Read>): Promise<Read> {
  const found = await read;
  const act = meanwhile;
  meanwhile = null;
  await act?.();
  return found;
}
jest.mock("@/lib/bodies/staff/load-bodies", () => {
  const actual = jest.requireActual<typeof bodies>("@/lib/bodies/staff/load-bodies");
  return { ...actual, readEditedBodies: (client: never) => another(actual.readEditedBodies(client)) };
});
jest.mock("@/lib/jobs/search/words/staff/load-names", () => {
  const actual = jest.requireActual<typeof names>("@/lib/jobs/search/words/staff/load-names");
  return { ...actual, readNames: (client: never) => another(actual.readNames(client)) };
});

const EDITOR = { id: null, username: "editor" };
const OVERTAKEN = { code: "CONFLICT" };
const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  await bodies.loadBodies();
});

it("adds no name to a body that another editor saves at that moment", async () => {
  const is = (name: string) => changeBodies({ action: "is", name, of: "Rayat Shikshan Sanstha" }, EDITOR);
  await is("First Sangh");
  const [first] = await bodies.readEditedBodies();
  meanwhile = () => is("Second Sangh");
  await expect(is("Third Sangh")).rejects.toMatchObject(OVERTAKEN);
  const [stored] = await bodies.readEditedBodies();
  expect(stored?.aliases.slice(-2)).toEqual(["First Sangh", "Second Sangh"]);
  expect([stored?.version, resolveBody("Second Sangh").body?.key]).toEqual([Number(first?.version) + 1, stored?.key]);
});

it("writes over no edit that was made after the one which its editor has open was taken back", async () => {
  const [{ key, kind, same, said, near }] = (await names.readNames()) as [names.ReadNames];
  const record = { key, kind, same, said, near };
  const edit = (text: string, version: number) =>
    changeNames({ action: "save", ...record, same: [...same, text], version }, EDITOR);
  const read = async () => (await names.readNames()).find((found) => found.key === key);
  await edit("zangoli", 0);
  const open = Number((await read())?.version);
  await changeNames({ action: "restore", key, version: open }, EDITOR);
  await edit("mizzle", 0);
  await expect(edit("foundry", open)).rejects.toMatchObject(OVERTAKEN);
  expect((await read())?.same.at(-1)).toBe("mizzle");

  const body = { hindi: "ज़ंगोली वर्क्स", department: "psu" as const, state: null, aliases: [], hosts: [], name: "Zangoli Works" };
  await changeBodies({ action: "save", version: 0, body }, EDITOR);
  const [opened] = await bodies.readEditedBodies();
  const { key: ofBody = "", version = 0 } = opened ?? {};
  await changeBodies({ action: "restore", key: ofBody, version }, EDITOR);
  await changeBodies({ action: "save", version: 0, body: { ...body, aliases: ["Mizzle"] } }, EDITOR);
  const late = { ...body, aliases: ["Foundry"] };
  await expect(changeBodies({ action: "save", key: ofBody, version, body: late }, EDITOR)).rejects.toMatchObject(OVERTAKEN);
  expect((await bodies.readEditedBodies())[0]?.aliases).toEqual(["Mizzle"]);
});

it("adds no name to what is searched for that another editor saves at that moment", async () => {
  const add = (name: string) => changeNames({ action: "add", name, to: "Trackman", use: "same" }, EDITOR);
  await add("zangoli");
  meanwhile = () => add("mizzle");
  await expect(add("foundry")).rejects.toMatchObject(OVERTAKEN);
  expect((await names.readNames()).find(({ same }) => same.includes("zangoli"))?.same).toContain("mizzle");
});

it("sorts what waits by the bodies that it is given, whatever another request reads meanwhile", async () => {
  const body = { key: "zangoli-works", name: "Zangoli Works", hindi: "ज़ंगोली वर्क्स", department: "psu" as const, state: null };
  const known = new KnownBodies(withEdited([{ ...body, aliases: [], hosts: [], parent: null }]));
  const waiting = makeJobs(1, dayInIndia(new Date())).map((job) => ({ ...job, department: TO_BE_SORTED }));
  await upsertJobs(waiting.map((job) => ({ ...job, recruitingOrganization: body.name })));
  expect(await db().$transaction((tx) => sortWaitingJobs(tx, known))).toBe(1);
});
