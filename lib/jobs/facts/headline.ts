import { parsePay } from "@/lib/jobs/facts/pay";
import { JOB_FIELDS } from "@/lib/jobs/job";

type Post = { qualification: string; numberOfVacancies: number; salaryRange?: string | null };
type Headline = { qualification: string; positions: number; salary: string | null };

const RUPEES = new Intl.NumberFormat("en-IN");

/**
 * What a notice says of all its posts together, so that its row, its filters and its posts agree: the sum of the vacancies, each qualification
 * once, and pay from the lowest to the highest (product.md, "Vacancies"). Posts that state no pay have that of the notice.
 */
export function headlineOf(posts: readonly Post[], stated: string | null, department: string | null = null): Headline {
  return {
    positions: posts.reduce((sum, post) => sum + post.numberOfVacancies, 0),
    qualification: joined(
      posts.map(({ qualification }) => qualification),
      JOB_FIELDS.qualification.value.max,
    ),
    salary: payOfPosts(posts, stated, department),
  };
}

/** Cut where a job can hold no more; never through a character. */
function joined(texts: readonly string[], max: number): string {
  return [...new Set(texts)]
    .join("; ")
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/** The text of the notice where it says what its posts do, that of the posts where they all say the same, else the range in rupees; unread texts are named each. */
function payOfPosts(posts: readonly Post[], stated: string | null, department: string | null): string | null {
  const texts = [...new Set(posts.flatMap(({ salaryRange }) => salaryRange ?? stated ?? []))];
  const pays = texts.flatMap((text) => parsePay(text, department) ?? []);
  if (pays.length === 0) return stated ?? (joined(texts, JOB_FIELDS.salary.value.max) || null);
  const min = Math.min(...pays.map((pay) => pay.min));
  // How much the posts pay at most is known only where it is of each.
  const max = pays.some((pay) => pay.max === null) ? null : Math.max(...pays.map((pay) => pay.max ?? 0));
  const known = stated === null ? null : parsePay(stated, department);
  if (known?.min === min && known.max === max) return stated;
  if (texts.length === 1) return texts[0] ?? null;
  if (max === null) return `From Rs ${RUPEES.format(min)}`;
  return min === max ? `Rs ${RUPEES.format(min)}` : `Rs ${RUPEES.format(min)}-${RUPEES.format(max)}`;
}
