import { db } from "@/lib/db";
import { findJob } from "@/lib/jobs/queries";
import { timelineOf } from "@/lib/notice/timeline";
import { definitionSchema } from "@/lib/sources/definition";
import { runSource } from "@/lib/sources/run/run-source";
import { useDatabase } from "@/tests/support/database";
import { useSourcePlayer } from "@/tests/support/source-player";

export const COMMISSION_HOST = "commission.gov.in";
const KEY = "commission";
const DAY_MS = 24 * 3_600_000;

type Row = Record<string, string | number>;

/** A recruitment in the list of the commission, open to 10 November 2026. */
export const notice = (id: number, title: string, change: Row = {}): Row => ({
  id,
  title,
  "last date": "10-11-2026",
  posts: "20",
  link: `https://${COMMISSION_HOST}/notices/of-the-year/${id}`,
  ...change,
});

/** What the commission announces among them. */
export const told = (id: number, title: string, change: Row = {}): Row => ({
  id,
  title,
  link: `https://${COMMISSION_HOST}/documents/told/${id}.pdf`,
  ...change,
});

/** A commission that lists `rows`, of 2 November 2026 at first. Call it once, outside the tests. */
export function usePlayedCommission() {
  const database = useDatabase();
  const player = useSourcePlayer();
  const start = new Date("2026-11-02T03:00:00Z");
  const commission = { rows: [] as Row[], start, player, run, renewed, jobOf, stages };

  beforeEach(async () => {
    await database.clear();
    player.now = start;
    commission.rows = [notice(1, "Clerk Recruitment 2026 (Advt. No. 5/2026)"), notice(2, "Junior Engineer Recruitment 2026")];
    player.answers = (_asked, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(commission.rows));
    const definition = definitionSchema.parse({
      name: "Commission",
      hosts: [COMMISSION_HOST],
      kind: "document",
      addresses: [`${player.origin(COMMISSION_HOST)}/notices`],
      defaults: { organisation: "Example Public Service Commission" },
      schedule: "every 6 hours",
      trust: "official",
      licence: "Played",
      expects: { items: { least: 1, most: 50 } },
    });
    await db().source.create({ data: { key: KEY, name: "Commission", isEnabled: true, dueAt: start, definition } });
  });

  /** A run some days later. */
  async function run(days = 1) {
    player.now = new Date(player.now.getTime() + days * DAY_MS);
    await db().source.updateMany({ data: { dueAt: player.now } });
    return runSource(KEY, player.net);
  }

  /** Lets the list say the same in other bytes, so that it is read again. */
  function renewed() {
    commission.rows = commission.rows.map((row) => ({ ...row, views: Number(row.views ?? 0) + 1 }));
  }

  async function jobOf(id: number) {
    const { id: jobId } = await db().job.findFirstOrThrow({ where: { sourceReference: String(id) } });
    const job = await findJob(jobId);
    if (!job) throw new Error("The job is not public");
    return job;
  }

  async function stages(id: number) {
    const job = await jobOf(id);
    return timelineOf(job, job.exam).filter(({ kind }) => kind !== "apply");
  }

  return commission;
}
