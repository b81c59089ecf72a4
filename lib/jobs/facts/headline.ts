import { parsePay } from "@/lib/jobs/facts/pay";
import { JOB_FIELDS } from "@/lib/jobs/job";

type Post = { qualification: string; numberOfVacancies: number; salaryRange?: string | null };
type Headline = { qualification: string; positions: number; salary: string | null };

const RUPEES = new Intl.NumberFormat("en-IN");

/**
 * What a notice says of all its posts together, so that its row, its filters and its posts agree: the sum of the vacancies, each qualification
 * once, and pay from the lowest to the highest (product.md, "Vacancies"). Posts that state no pay have that of the notice.
 */
export function headlineOf(posts: readonly Post[], stated: string | null): Headline {
  return {
    positions: posts.reduce((sum, post) => sum + post.numberOfVacancies, 0),
    qualification: joinedQualifications(posts),
    salary: payOfPosts(posts, stated),
  };
}

/** Cut where a job can hold no more; never through a character. */
function joinedQualifications(posts: readonly Post[]): string {
  const joined = [...new Set(posts.map(({ qualification }) => qualification))].join("; ");
  return joined
    .slice(0, JOB_FIELDS.qualification.value.max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/** The text of the notice where it says what its posts do, that of the posts where they all say the same, else the range in rupees. */
function payOfPosts(posts: readonly Post[], stated: string | null): string | null {
  const texts = [...new Set(posts.flatMap(({ salaryRange }) => salaryRange ?? stated ?? []))];
  const pays = texts.flatMap((text) => parsePay(text) ?? []);
  if (pays.length === 0) return stated ?? texts[0] ?? null;
  const [min, max] = [Math.min(...pays.map((pay) => pay.min)), Math.max(...pays.map((pay) => pay.max))];
  const known = stated === null ? null : parsePay(stated);
  if (known?.min === min && known.max === max) return stated;
  if (texts.length === 1) return texts[0] ?? null;
  return min === max ? `Rs ${RUPEES.format(min)}` : `Rs ${RUPEES.format(min)}-${RUPEES.format(max)}`;
}
