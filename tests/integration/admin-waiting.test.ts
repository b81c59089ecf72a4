import { db } from "@/lib/db";
import { countWaiting } from "@/lib/staff/queries";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

const message = (status: "new" | "open") => ({ name: "Ravi", email: "r@example.org", subject: "Date", message: "Wrong", status });
const row = (reference: number, status: "waiting" | "refused") => ({
  source: "example.org",
  sourceReference: String(reference),
  reason: "dates",
  detail: "",
  title: "Clerk",
  cells: {},
  status,
});

it("counts the new messages and the rows that wait, and nothing else", async () => {
  expect(await countWaiting()).toEqual({ review: 0, inbox: 0 });
  await db().contactMessage.createMany({ data: [message("new"), message("new"), message("open")] });
  await db().reviewItem.createMany({ data: [row(1, "waiting"), row(2, "refused")] });
  expect(await countWaiting()).toEqual({ review: 1, inbox: 2 });
  const told = { source: "a.gov.in", kind: "result", title: "Result", organisation: "A", isSure: true };
  await db().announcement.createMany({
    data: [
      { ...told, reference: "1", state: "waiting" },
      { ...told, reference: "2", state: "dismissed" },
    ],
  });
  expect(await countWaiting()).toMatchObject({ review: 2 });
});

it("counts no further than to a thousand, whatever waits", async () => {
  await db().reviewItem.createMany({ data: Array.from({ length: 1_200 }, (_, index) => row(index, "waiting")) });
  expect(await countWaiting()).toEqual({ review: 1_000, inbox: 0 });
});
