import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { changeJobs } from "@/lib/jobs/editing/write/bulk";
import { MAX_POSITIONS } from "@/lib/jobs/job/positions";
import { findJob } from "@/lib/jobs/queries";
import { useDatabase } from "@/tests/support/database";
import { act, corrigendaOf, create, logOf, TODAY, update, useJobNumbers } from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());
useJobNumbers();

const post = (positionName: string, numberOfVacancies = 1) => ({ positionName, qualification: "Diploma", numberOfVacancies });
const CIVIL = post("Civil", 3);
const ELECTRICAL = post("Electrical", 2);
const NOTICE = {
  posts: ["Civil", "Electrical"].map((name) => ({ name, age: {}, relaxations: [], qualification: { anyOf: [] } })),
};

const createWithPosts = () => create({ qualification: "", useMultiplePositions: true, jobPositions: [CIVIL, ELECTRICAL] });
const placesOf = async (jobId: number) =>
  db().position.findMany({
    where: { jobId },
    orderBy: { ordinal: "asc" },
    select: { id: true, ordinal: true, positionName: true },
  });

it("positions keep their numbers in an edit that does not name them, by the notice too", async () => {
  const { id } = await createWithPosts();
  const before = await update(id, { notice: NOTICE });
  const ids = before.jobPositions.map((position) => position.id);
  expect(before.notice?.posts.map(({ positionId }) => positionId)).toEqual(ids);

  const after = await update(id, { title: "Senior Engineer" });
  expect(after.jobPositions).toEqual(before.jobPositions);
  expect((await findJob(id))?.notice?.posts.map(({ positionId }) => positionId)).toEqual(ids);
  await changeJobs({ ids: [id], action: "deadline", deadline: addDays(TODAY, 33), correction: "slip" }, act);
  expect((await placesOf(id)).map((position) => position.id)).toEqual(ids);
});

it("a list of positions changes, moves, adds and takes away, and what a position is keeps its number", async () => {
  const { id, jobPositions } = await createWithPosts();
  const [civil = 0, electrical = 0] = jobPositions.map((position) => position.id);
  const job = await update(id, { jobPositions: [post("Mechanical"), { ...ELECTRICAL, numberOfVacancies: 9 }, CIVIL] });
  const mechanical = job.jobPositions[0]?.id ?? 0;
  expect(mechanical).toBeGreaterThan(electrical);
  expect(await placesOf(id)).toEqual([
    { id: mechanical, ordinal: 1, positionName: "Mechanical" },
    { id: electrical, ordinal: 2, positionName: "Electrical" },
    { id: civil, ordinal: 3, positionName: "Civil" },
  ]);
  expect(job).toMatchObject({ positions: 13, jobPositions: [{}, { numberOfVacancies: 9 }, { numberOfVacancies: 3 }] });

  await update(id, { jobPositions: [{ ...post("Civil works"), id: civil }] });
  expect(await placesOf(id)).toEqual([{ id: civil, ordinal: 1, positionName: "Civil works" }]);
  expect((await update(id, { useMultiplePositions: false })).jobPositions).toEqual([]);
});

it("takes no number of another job's position", async () => {
  const other = await createWithPosts();
  const { id } = await createWithPosts();
  await update(id, { jobPositions: [{ ...post("Nurse"), id: other.jobPositions[0]?.id }] });
  expect(await placesOf(other.id)).toHaveLength(2);
  expect((await placesOf(id))[0]?.id).not.toBe(other.jobPositions[0]?.id);
});

it("the longest list may be turned round", async () => {
  const posts = Array.from({ length: MAX_POSITIONS }, (_, at) => post(`Post ${at}`));
  const { id, jobPositions } = await create({ qualification: "", useMultiplePositions: true, jobPositions: posts });
  const turned = await update(id, { jobPositions: [...posts].reverse() });
  expect(turned.jobPositions).toEqual([...jobPositions].reverse());
});

it("says in the log and to readers what changed of positions, without their numbers", async () => {
  const { id } = await createWithPosts();
  await update(id, { jobPositions: [CIVIL, { ...ELECTRICAL, numberOfVacancies: 4 }] });
  const entry = (await logOf(id)).at(-1);
  expect(entry).toMatchObject({
    action: "job.update",
    oldValues: { positions: 5, jobPositions: [CIVIL, ELECTRICAL] },
    newValues: { positions: 7, jobPositions: [CIVIL, { ...ELECTRICAL, numberOfVacancies: 4 }] },
  });
  expect(Object.keys(entry?.newValues ?? {}).toSorted()).toEqual(["jobPositions", "positions"]);
  expect(JSON.stringify([entry?.oldValues, entry?.newValues])).not.toContain('"id"');
  expect(await corrigendaOf(id)).toMatchObject([{ field: "positions", oldValue: "5", newValue: "7" }]);
});
