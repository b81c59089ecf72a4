import { listAnnouncements } from "@/lib/announcements/queries";
import { decideAnnouncement } from "@/lib/announcements/staff";
import { announcedOf } from "@/lib/announcements/write-announced";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { COMMISSION_HOST, notice, told, usePlayedCommission } from "@/tests/support/played-commission";

const commission = usePlayedCommission();
const EDITOR = { id: null, username: "editor" };

const everything = async () => ({
  announcements: await db().announcement.findMany({ orderBy: { id: "asc" } }),
  jobs: await db().job.findMany({ orderBy: { id: "asc" }, omit: { seenAt: true } }),
  corrigenda: await db().corrigendum.findMany({ orderBy: { id: "asc" } }),
  audit: await db().auditEntry.count(),
});

it("attaches results and admit cards to their recruitment, once, and never as listings", async () => {
  await commission.run(0);
  commission.rows.push(
    told(11, "Admit Card: Junior Engineer Examination 2026", { date: "20-11-2026" }),
    told(12, "Result of Advt. No. 5/2026"),
    told(13, "Schedule of Junior Engineer Examination 2026: 01-12-2026 to 03-12-2026"),
  );
  await commission.run(20);
  expect(await db().job.count()).toBe(2);
  expect(await commission.stages(2)).toEqual([
    expect.objectContaining({
      kind: "admit_card",
      from: "2026-11-20",
      status: "confirmed",
      url: `https://${COMMISSION_HOST}/documents/told/11.pdf`,
    }),
    expect.objectContaining({ kind: "exam", from: "2026-12-01", to: "2026-12-03", status: "confirmed" }),
  ]);
  // Nobody says on which day: that on which it was seen, which is not sure.
  expect(await commission.stages(1)).toEqual([
    expect.objectContaining({ kind: "result", from: "2026-11-22", status: "provisional" }),
  ]);
  const before = await everything();
  expect(before.audit).toBe(3);
  commission.renewed();
  await commission.run(3);
  expect(await everything()).toEqual(before);
});

it("does not take a result for a sight of its recruitment", async () => {
  await commission.run(0);
  commission.rows = [...commission.rows.slice(1), told(12, "Result of Advt. No. 5/2026")];
  await commission.run(20);
  const { id } = await commission.jobOf(1);
  expect(await db().sourceListing.findFirstOrThrow({ where: { jobId: id } })).toMatchObject({ goneAt: expect.any(Date) });
  expect(await db().sourceItem.findFirstOrThrow({ where: { stage: "attached" } })).toMatchObject({ jobId: id });
});

it("knows what it is told again by its words, not by its number or its place", async () => {
  await commission.run(0);
  commission.rows.push(told(11, "Result of Advt. No. 5/2026", { link: `https://${COMMISSION_HOST}/r` }));
  await commission.run(10);
  commission.rows = [
    ...commission.rows.slice(0, 2),
    told(11, "Result of Stenographer 2026", { link: `https://${COMMISSION_HOST}/r` }),
  ];
  commission.rows.push(told(12, "Result of Advt. No. 5/2026 (NEW)", { link: `https://${COMMISSION_HOST}/r` }));
  await commission.run();
  expect(await commission.stages(1)).toHaveLength(1);
  expect(await db().announcement.count()).toBe(1);
});

describe("a corrigendum", () => {
  const corrigendum = told(21, "Corrigendum to Advt. No. 5/2026: last date extended to 20-11-2026");

  it("corrects the last date with its document, while the list goes on saying the old one", async () => {
    await commission.run(0);
    commission.rows.push(corrigendum);
    expect(await commission.run()).toBe("published");
    const job = await commission.jobOf(1);
    expect(job).toMatchObject({ deadline: "2026-11-20" });
    expect(job.corrigenda).toEqual([
      expect.objectContaining({
        field: "deadline",
        oldValue: "2026-11-10",
        newValue: "2026-11-20",
        isOurs: false,
        documentUrl: corrigendum.link,
      }),
    ]);
    commission.renewed();
    await commission.run();
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-20", corrigenda: [{}] });
    // The list says a third day: it knows more.
    commission.rows = commission.rows.map((row) => (row.id === 1 ? { ...row, "last date": "25-11-2026" } : row));
    await commission.run();
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-25", corrigenda: [{ newValue: "2026-11-25" }, {}] });
  });

  it("ends no run, list or decision where what it states and corrected cannot be read", async () => {
    await commission.run(0);
    commission.rows.push(corrigendum);
    await commission.run();
    const { id } = await db().announcement.findFirstOrThrow();
    await db().announcement.update({ where: { id }, data: { corrected: {}, states: [] } });
    commission.rows = commission.rows.map((row) => (row.id === 1 ? { ...row, "last date": "25-11-2026" } : row));
    expect(await commission.run()).toBe("published");
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-25" });
    expect((await listAnnouncements()).attached).toMatchObject([{ id, states: null }]);
    await decideAnnouncement(id, "detach", { jobId: null, actor: EDITOR, now: new Date() });
    expect(await db().announcement.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "waiting", corrected: null });
  });

  it("is the document of a correction that its list told before", async () => {
    await commission.run(0);
    commission.rows = [notice(1, "Clerk Recruitment 2026 (Advt. No. 5/2026)", { "last date": "20-11-2026" }), corrigendum];
    await commission.run();
    expect((await commission.jobOf(1)).corrigenda).toEqual([
      expect.objectContaining({ newValue: "2026-11-20", documentUrl: corrigendum.link }),
    ]);
  });

  it("holds once the list, which told of it first, says the old last date again", async () => {
    await commission.run(0);
    const listed = (day: string) => commission.rows.map((row) => (row.id === 1 ? { ...row, "last date": day } : row));
    commission.rows = [...listed("20-11-2026"), corrigendum];
    await commission.run();
    commission.rows = listed("10-11-2026").filter((row) => row.id !== corrigendum.id);
    await commission.run();
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-20", corrigenda: [{ documentUrl: corrigendum.link }] });
  });

  it("holds where the notice came with it, once the list says the day from which it puts off", async () => {
    const listed = (day: string) => commission.rows.map((row) => (row.id === 1 ? { ...row, "last date": day } : row));
    const title = "Corrigendum to Advt. No. 5/2026: last date extended from 10-11-2026 to 20-11-2026";
    commission.rows = [...listed("20-11-2026"), told(21, title)];
    await commission.run(0);
    commission.rows = listed("10-11-2026").filter((row) => row.id !== 21);
    await commission.run();
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-20", corrigenda: [] });
  });

  it("that puts off a second time corrects a second time", async () => {
    await commission.run(0);
    commission.rows.push(corrigendum);
    await commission.run();
    commission.rows = commission.rows.map((row) =>
      row.id === 21 ? { ...row, title: String(row.title).replace("20-11", "28-11") } : row,
    );
    await commission.run();
    await commission.run();
    expect((await commission.jobOf(1)).corrigenda.map(({ newValue }) => newValue)).toEqual(["2026-11-28", "2026-11-20"]);
    // Both stand in the list, and the first again behind the second.
    commission.rows.push({ ...corrigendum, id: 22 });
    await commission.run();
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-28", corrigenda: [{}, {}] });
  });

  it.each([
    ["says nothing that can be read", "Corrigendum to Advt. No. 5/2026", "unread"],
    ["lets it close sooner", "Corrigendum to Advt. No. 5/2026: last date revised to 05-11-2026", "earlier"],
    ["is far away", "Corrigendum to Advt. No. 5/2026: last date extended to 20-11-2028", "far"],
  ])("that %s waits, and changes nothing", async (_what, title, reason) => {
    await commission.run(0);
    commission.rows.push(told(21, title));
    await commission.run();
    await commission.run();
    expect((await listAnnouncements()).waiting).toMatchObject([{ because: expect.arrayContaining([reason]) }]);
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-10", corrigenda: [] });
  });

  it("of a job that an editor has written, or of an aggregator, waits", async () => {
    await commission.run(0);
    const { id } = await commission.jobOf(1);
    await db().job.update({ where: { id }, data: { editedAt: commission.start } });
    commission.rows.push(corrigendum);
    await commission.run();
    expect((await listAnnouncements()).waiting).toMatchObject([{ because: ["number", "edited"], jobs: [{ id }] }]);
    await db().job.update({ where: { id }, data: { editedAt: null } });
    const source = await db().source.findFirstOrThrow();
    await db().source.updateMany({ data: { definition: { ...(source.definition as object), trust: "aggregator" } } });
    commission.renewed();
    await commission.run();
    expect((await listAnnouncements()).waiting).toMatchObject([{ because: ["number", "unofficial"] }]);
  });

  it("is taken back by the staff, as our slip, and comes back with no run", async () => {
    await commission.run(0);
    commission.rows.push(corrigendum);
    await commission.run();
    const [attached] = (await listAnnouncements()).attached;
    await decideAnnouncement(attached?.id ?? 0, "detach", { jobId: null, actor: EDITOR, now: commission.player.now });
    commission.renewed();
    await commission.run();
    const job = await commission.jobOf(1);
    expect(job).toMatchObject({ deadline: "2026-11-10" });
    expect(job.corrigenda.find(({ newValue }) => newValue === "2026-11-10")).toMatchObject({ isOurs: true });
    expect(await listAnnouncements()).toMatchObject({ attached: [], waiting: [{ id: attached?.id }] });
  });

  it.each(["before it", "after it"])("is taken back by the staff without the last date that the list told %s", async (when) => {
    await commission.run(0);
    const listed = () => commission.rows.map((row) => (row.id === 1 ? { ...row, "last date": "20-11-2026" } : row));
    commission.rows.push(corrigendum);
    if (when === "before it") commission.rows = listed();
    await commission.run();
    commission.rows = listed();
    await commission.run();
    const [attached] = (await listAnnouncements()).attached;
    await decideAnnouncement(attached?.id ?? 0, "detach", { jobId: null, actor: EDITOR, now: commission.player.now });
    expect(await commission.jobOf(1)).toMatchObject({ deadline: "2026-11-20", corrigenda: [{ isOurs: false }] });
  });
});

it("tells of one stage once where two sources do, by what the body says", () => {
  const row = { source: "a", kind: "result", part: null, title: "Result", url: null, states: null };
  const day = new Date("2026-11-20");
  const next = new Date("2026-11-21");
  expect(
    announcedOf([
      { ...row, day: next, lastDay: next, isSure: false },
      { ...row, source: "b", day, lastDay: day, isSure: true, url: "https://b.gov.in/" },
      { ...row, kind: "admit_card", day, lastDay: day, isSure: true },
      { ...row, part: "Tier 2", day, lastDay: day, isSure: true },
    ]).stages,
  ).toMatchObject([
    { kind: "result", name: null, from: addDays(dayInIndia(next), -1), status: "confirmed", url: "https://b.gov.in/" },
    { kind: "admit_card" },
    { kind: "result", name: "Tier 2" },
  ]);
});
