import { listAnnouncements } from "@/lib/announcements/queries";
import { decideAnnouncement } from "@/lib/announcements/staff";
import { db } from "@/lib/db";
import { notice, told, usePlayedCommission } from "@/tests/support/played-commission";

const commission = usePlayedCommission();
const EDITOR = { id: null, username: "editor" };

describe("what may be of a recruitment", () => {
  const doubtful = told(31, "Result of Junior Engineer Examination");

  it("waits with the recruitments that it may be of, until the staff says which", async () => {
    commission.rows.push(notice(3, "Junior Engineer Recruitment 2026 (Advt. No. 9/2026)"));
    await commission.run(0);
    commission.rows.push(doubtful);
    await commission.run(20);
    const [first, second] = [await commission.jobOf(2), await commission.jobOf(3)];
    const { waiting, total } = await listAnnouncements();
    expect(total).toBe(1);
    expect(waiting[0]?.jobs.map(({ id }) => id).toSorted()).toEqual([first.id, second.id]);
    const act = { jobId: second.id, actor: EDITOR, now: commission.player.now };
    await decideAnnouncement(waiting[0]?.id ?? 0, "attach", act);
    expect(await commission.stages(3)).toMatchObject([{ kind: "result" }]);
    await expect(decideAnnouncement(waiting[0]?.id ?? 0, "attach", act)).rejects.toThrow("decided meanwhile");
    commission.renewed();
    await commission.run();
    expect([(await commission.stages(2)).length, (await commission.stages(3)).length]).toEqual([0, 1]);
    expect(await db().auditEntry.findMany({ select: { action: true, actorName: true } })).toContainEqual({
      action: "review.attach",
      actorName: "editor",
    });
  });

  it("is asked about no more once the staff says that it is of none", async () => {
    await commission.run(0);
    commission.rows.push(doubtful);
    await commission.run(20);
    const [waiting] = (await listAnnouncements()).waiting;
    await expect(
      decideAnnouncement(waiting?.id ?? 0, "attach", { jobId: 999_999, actor: EDITOR, now: commission.start }),
    ).rejects.toThrow("no such public job");
    await decideAnnouncement(waiting?.id ?? 0, "dismiss", { jobId: null, actor: EDITOR, now: commission.start });
    commission.renewed();
    await commission.run();
    expect(await listAnnouncements()).toMatchObject({ waiting: [], attached: [], total: 0 });
    expect(await db().sourceItem.findFirst({ where: { reason: "of-no-recruitment" }, orderBy: { id: "desc" } })).not.toBeNull();
  });

  it("waits again where it is taken back that it is of none, whatever runs meanwhile, and is attached then", async () => {
    await commission.run(0);
    commission.rows.push(doubtful);
    await commission.run(20);
    const [waiting] = (await listAnnouncements()).waiting;
    const decide = (action: "dismiss" | "wait" | "attach", jobId: number | null = null) =>
      decideAnnouncement(waiting?.id ?? 0, action, { jobId, actor: EDITOR, now: commission.start });
    await expect(decide("wait")).rejects.toThrow("decided meanwhile");
    await decide("dismiss");
    await decide("wait");
    await expect(decide("wait")).rejects.toThrow("decided meanwhile");
    commission.renewed();
    await commission.run();
    expect((await listAnnouncements()).waiting).toEqual([{ ...waiting, decidedBy: "editor" }]);
    await decide("attach", (await commission.jobOf(2)).id);
    expect(await commission.stages(2)).toMatchObject([{ kind: "result" }]);
  });

  it("is refused by its own reason where nothing here is like it, and is attached when its recruitment has come", async () => {
    const early = told(32, "Result of Advt. No. 7/2026 (Stenographer)");
    commission.rows.push(early);
    await commission.run(0);
    expect(await db().sourceItem.findFirstOrThrow({ where: { stage: "refused" } })).toMatchObject({
      reason: "of-no-recruitment",
    });
    commission.rows.push(notice(4, "Stenographer Recruitment (Advt. No. 7/2026)"));
    await commission.run();
    expect(await commission.stages(4)).toMatchObject([{ kind: "result" }]);
  });
});
