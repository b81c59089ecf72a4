import type { Day } from "@/lib/dates";
import type { FieldIssue } from "@/lib/jobs/job/labels";
import type { Notice } from "@/lib/notice/schema";

type Stage = NonNullable<Notice["stages"]>[number];

/** What comes before what, within one examination or the whole notice: a result of tier 1 comes before tier 2, so names are compared too. */
const ORDER: readonly Stage["kind"][] = ["admit_card", "exam", "answer_key", "objection", "result"];

/** Stages that stand before one that usually comes earlier. Only unusual, never refused. */
export function stageWarnings({ stages }: Pick<Notice, "stages">): FieldIssue[] {
  const dated = (stages ?? []).map((stage, at) => ({ ...stage, at })).filter(({ status }) => status !== "cancelled");
  return dated.flatMap((later) =>
    dated.flatMap((earlier) => {
      if (!comesBefore(earlier, later) || !earlier.from || !later.from || earlier.from <= later.from) return [];
      const message = `The ${wordOf(later)} on ${later.from} is before the ${wordOf(earlier)} on ${earlier.from}`;
      return [{ field: `stages.${later.at}.from`, message }];
    }),
  );
}

/** A day to pay by before the last date: mostly that of a last date which has been put off since. Only unusual, never refused. */
export function feeWarnings({ feePaidBy }: Pick<Notice, "feePaidBy">, deadline: Day): FieldIssue[] {
  if (!feePaidBy || feePaidBy >= deadline) return [];
  return [{ field: "feePaidBy", message: `The fee is to be paid by ${feePaidBy}, and the last date is ${deadline}` }];
}

function comesBefore(a: Stage, b: Stage): boolean {
  if (a.kind === "apply" && b.kind !== "apply") return true;
  const [first, second] = [ORDER.indexOf(a.kind), ORDER.indexOf(b.kind)];
  return first >= 0 && second > first && (a.name ?? "") === (b.name ?? "");
}

function wordOf({ kind, name }: Stage): string {
  return `${kind.replaceAll("_", " ")}${name ? ` (${name})` : ""}`;
}
