import { Callout } from "@/components/ui/callout";
import { adminLinks } from "@/lib/admin-links";
import type { DecidedRow } from "@/lib/ingestion/review/waiting-row";

/** Says what became of a row whose form was asked for, since another editor may have decided on it while one was at work on it. */
export function DecidedNote({ row: { title, decidedBy, jobId, jobIs } }: { row: DecidedRow }) {
  const who = decidedBy ?? "An editor";
  return (
    <Callout tone="warning" className="mb-4">
      “{title}” waits for review no more: {who}{" "}
      {jobId === null ? (
        "refused it."
      ) : (
        <>
          published it as {jobIs === "there" ? <a href={adminLinks.job(jobId)}>job {jobId}</a> : `job ${jobId}`}
          {jobIs === "in-bin" && (
            <>
              , which is in <a href={adminLinks.bin()}>the bin</a>
            </>
          )}
          {jobIs === "gone" && ", which is gone for good"}.
        </>
      )}{" "}
      What you had typed into its form, if anything, is offered below.
    </Callout>
  );
}
