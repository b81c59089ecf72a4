import { GET as feeds } from "@/app/feeds/[file]/route";
import { announceJobChanges } from "@/lib/cache/announce";
import { setCacheStore } from "@/lib/cache/cached";
import { addDays, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { useDatabase } from "@/tests/support/database";
import { eventsIn, idsIn } from "@/tests/support/feed-parsers";
import { makeJobs, randomOf } from "@/tests/support/population";

useDatabase();

/** `npm run prove -- feeds` makes a thousand. */
const EDITS = Number(process.env.FEED_EDITS ?? 25);
const TODAY = dayInIndia(new Date());
const NOTICES = 8;
const FORMATS = ["rss", "atom", "json"] as const;
const random = randomOf(Number(process.env.FEED_SEED ?? 3));
const below = (bound: number) => Math.floor(random() * bound);

/** Letters that one of the formats has a meaning for, or that a parser may trip over. */
const LETTERS = [
  ..."Clerk&<>\"';,:\\|#%\n\t\u0001\u000b\u00ad\u200d\u2028\ufeff]]>क्षिख़₹😀é",
  "&amp;",
  "<![CDATA[",
  "\r\nEND:VEVENT\r\n",
  "=20",
];
const text = () => `T${Array.from({ length: 1 + below(40) }, () => LETTERS[below(LETTERS.length)]).join("")}`;

/** What a calendar is to say of a notice; `sequence` is the least that its entry may have. */
type Known = { id: number; state: "open" | "closed" | "withdrawn"; day: string; sequence: number };

const ask = async (file: string) =>
  (await feeds(new Request(`http://localhost:3000/feeds/${file}`), { params: Promise.resolve({ file }) })).text();

/** The day in India on which an entry ends: where it has an hour, it is the hour before that. */
const dayOf = (start: string) => (start.length === 10 ? start : dayInIndia(new Date(Date.parse(start) + 3_600_000)));

/** Changes one notice in one way, and what is known of it. What was withdrawn is published again: the public is not told of what else becomes of it. */
async function edit(known: Known, at: Date): Promise<void> {
  const day = addDays(TODAY, 1 + below(300));
  const hour = below(3) === 0 ? new Date(dateOf(day).getTime() + (below(24) - 5.5) * 3_600_000).toISOString() : null;
  const open = { status: "published" as const, closedOn: null, closedReason: null, statedDeadline: null };
  const moved = { ...open, deadline: dateOf(day), notice: { closesAt: hour, posts: [] } };
  const change = (data: object) => db().job.update({ where: { id: known.id }, data: { ...data, updatedAt: at } });
  const chance = known.state === "withdrawn" ? 0.5 : random();
  if (chance < 0.4) {
    await change({ title: text(), ageLimit: text(), selectionProcess: text() });
  } else if (chance < 0.75) {
    await change(moved);
    Object.assign(known, { state: "open", day });
  } else if (chance < 0.9) {
    await change({ ...moved, status: "withdrawn" });
    Object.assign(known, { state: "withdrawn", day });
  } else {
    const closed = { closedOn: dateOf(TODAY), closedReason: text(), statedDeadline: dateOf(day) };
    await change({ ...open, ...closed, notice: { closesAt: null, posts: [] }, deadline: dateOf(addDays(TODAY, -1)) });
    Object.assign(known, { state: "closed", day });
  }
}

it(
  "writes feeds and calendars that two parsers of each kind take, each entry under its id with a rising number, after every edit",
  async () => {
    setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined });
    const jobs = makeJobs(NOTICES, TODAY).map((job) => ({
      ...job,
      applicationStartDate: null,
      deadline: addDays(TODAY, 20),
    }));
    await upsertJobs(jobs);
    const rows = await db().job.findMany({ orderBy: { id: "asc" } });
    const all = rows.map(({ id }): Known => ({ id, state: "open", day: addDays(TODAY, 20), sequence: 0 }));
    for (let count = 1; count <= EDITS; count++) {
      const known = all[below(NOTICES)];
      if (!known) continue;
      // An edit a second: the number of an entry is the second of its last change.
      await edit(known, new Date(Date.now() + count * 1_000));
      await announceJobChanges();

      const open = all.flatMap(({ id, state }) => (state === "open" ? [id] : []));
      for (const format of FORMATS) {
        const ids = idsIn(format, await ask(`jobs.${format}`)).map((id) => Number(id.split("/").pop()));
        expect(ids.sort((a, b) => a - b)).toEqual(open);
      }
      const events = new Map(eventsIn(await ask("jobs.ics")).map((event) => [event.uid.replace(/@.*/, ""), event]));
      expect(events.size).toBe(NOTICES);
      for (const one of all) {
        const event = events.get(`job-${one.id}-deadline`);
        expect(event?.status ?? null).toBe(one.state === "open" ? null : "CANCELLED");
        expect(dayOf(event?.start ?? "")).toBe(one.day);
        if (one === known) expect(event?.sequence).toBeGreaterThan(one.sequence);
        else expect(event?.sequence).toBeGreaterThanOrEqual(one.sequence);
        one.sequence = event?.sequence ?? Number.NaN;
      }
      expect(eventsIn(await ask(`job-${known.id}.ics`))).toContainEqual(events.get(`job-${known.id}-deadline`));
    }
  },
  60_000 + EDITS * 500,
);
