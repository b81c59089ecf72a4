import { dayInIndia } from "@/lib/dates";
import { announcedStart } from "@/lib/notice/announced-start";
import { type Notice, noticeSchema } from "@/lib/notice/schema";
import { feeText, postTexts } from "@/lib/notice/texts";

type Given = Readonly<Record<string, unknown>>;

/**
 * What a call of the staff brings, with the texts of its notice where it leaves them empty: the form does so while one types
 * (lib/notice/editing/made-texts.ts), other programs need not. A text that says what the notice said before the edit, `stored`, follows the
 * notice, since nobody wrote it; a last date does not, since it contradicts the hour of another day. Posts of their own say pay, seats and
 * qualification themselves.
 */
export function withNoticeTexts(given: Given, notice: unknown, stored?: unknown): Given {
  const now = textsOf(notice);
  const before: Record<string, string> = { ...textsOf(stored), deadline: "" };
  const ofPosts = Array.isArray(given.jobPositions) && given.jobPositions.length > 0 ? OF_POSTS : [];
  const filled = Object.entries(now).filter(
    ([name, text]) => text !== "" && !ofPosts.includes(name) && isNobodys(given[name], before[name]),
  );
  return { ...given, ...Object.fromEntries(filled) };
}

const OF_POSTS: readonly string[] = ["positions", "qualification", "salary"];

/** A list or an object was sent by somebody, and is for the schema to refuse. */
function isNobodys(given: unknown, before: string | undefined): boolean {
  if (typeof given === "object" && given !== null) return false;
  const text = String(given ?? "").trim();
  return text === "" || text === before;
}

/** What the notice says in the fields of a job; "" where it does not, or not the same of all its posts. Nothing of what is no notice. */
function textsOf(given: unknown): Record<string, string> {
  const { data: notice } = noticeSchema.safeParse(given);
  if (!notice) return {};
  const posts = notice.posts.map(postTexts);
  const agreed = (name: "qualification" | "pay" | "age") => {
    const texts = new Set(posts.map((post) => post[name]));
    return texts.size === 1 ? (posts[0]?.[name] ?? "") : "";
  };
  const seats = posts.map(({ vacancies }) => vacancies);
  return {
    applicationStartDate: announcedStart(notice) ?? "",
    deadline: lastDayOf(notice),
    positions: seats.includes("") ? "" : String(seats.reduce((sum, count) => sum + Number(count), 0)),
    qualification: agreed("qualification"),
    salary: agreed("pay"),
    ageLimit: agreed("age"),
    applicationFee: feeText(notice.fees),
  };
}

function lastDayOf({ closesAt, stages }: Notice): string {
  if (closesAt) return dayInIndia(new Date(closesAt));
  return stages?.find(({ kind, status }) => kind === "apply" && status !== "cancelled")?.to ?? "";
}
