import { feeWarnings, stageWarnings } from "@/lib/notice/stage-order";

type Stages = NonNullable<Parameters<typeof stageWarnings>[0]["stages"]>;
type Kind = Stages[number]["kind"];

const stage = (kind: Kind, from: string, name?: string) => ({ kind, name, from, status: "confirmed" }) as const;

it.each<[string, Stages, string[]]>([
  ["a result before its exam", [stage("exam", "2026-12-20"), stage("result", "2026-12-10")], ["stages.1.from"]],
  ["a result on the day of its exam", [stage("exam", "2026-12-20"), stage("result", "2026-12-20")], []],
  ["the result of tier 1 before tier 2", [stage("exam", "2027-03-01", "Tier 2"), stage("result", "2027-01-10", "Tier 1")], []],
  ["an exam before applying begins", [stage("apply", "2026-12-01"), stage("exam", "2026-11-20", "Tier 1")], ["stages.1.from"]],
  ["one that was called off", [{ ...stage("exam", "2026-12-20"), status: "cancelled" }, stage("result", "2026-12-10")], []],
])("warns of %s, or not", (_what, stages, warned) => {
  expect(stageWarnings({ stages }).map(({ field }) => field)).toEqual(warned);
});

it("warns of a day to pay by before the last date alone", () => {
  const warned = (feePaidBy: string | null) => feeWarnings({ feePaidBy }, "2026-12-20").map(({ field }) => field);
  expect([warned(null), warned("2026-12-19"), warned("2026-12-20")]).toEqual([[], ["feePaidBy"], []]);
});
