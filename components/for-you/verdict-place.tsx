type Props = {
  jobId: number;
  /** The place of the post in its notice, from 0; absent for the notice by its best post. */
  post?: number;
  /** What is shown there in place of the verdict. */
  of?: "fee" | "seats" | "state-seats";
  /** For seats, as JSON: those of each post by category, or those of all by state. */
  seats?: string;
  className?: string;
};

/** Where the device shows what a job is to the reader; empty as it comes, and without room where the device knows nobody (app/styles/for-you.css). */
export function VerdictPlace({ jobId, post, of, seats, className = "verdict-place" }: Props) {
  return (
    <p data-verdict={jobId} data-post={post} data-of={of} data-seats={seats} className={className} suppressHydrationWarning />
  );
}
