import type { Mark } from "@/lib/eligibility/mark";

type Props = {
  mark: Mark;
  /** What the sign says of a rule that is against somebody, for who does not see it. */
  prefix: string;
};

/** The verdict on a job: a sign (app/styles/for-you.css) and its words. */
export function VerdictMark({ mark: { verdict, text }, prefix }: Props) {
  return (
    <span className="verdict" data-is={verdict}>
      {verdict === "not_eligible" && <span className="sr-only">{prefix} </span>}
      {text}
    </span>
  );
}
