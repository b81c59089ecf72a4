/** What is asked of a post: the pay that its notice states for it alone. */
type Paid = { salaryRange?: string | null };

/** What is asked of a notice: its pay, and its posts. */
type Paying = {
  salary: string | null;
  jobPositions: readonly Paid[];
};

/**
 * The pay of a post as its notice states it; null where it states none. The pay of a job is made from that of its posts as soon as one of them states
 * any (headline.ts), and what was made from others is not the pay of a post that is silent.
 */
export function payOfPost(post: Paid, { salary, jobPositions }: Paying): string | null {
  return post.salaryRange ?? payForAll(jobPositions, salary);
}

/** The pay of a notice where it holds for each of its posts: where none of them states its own. */
export function payForAll<Pay>(posts: readonly Paid[], pay: Pay | null): Pay | null {
  const isMade = posts.some(({ salaryRange }) => salaryRange);
  return isMade ? null : pay;
}
