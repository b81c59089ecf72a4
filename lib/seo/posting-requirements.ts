import { qualificationLevelsOf } from "@/lib/jobs/facts/qualification-levels";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import type { NoticePost } from "@/lib/notice/schema";
import type { Level } from "@/lib/notice/terms";

/** credentialCategory takes these words alone; the 10th class and what is below have none. */
const CREDENTIALS: Record<Level, string | null> = {
  "5th": null,
  "8th": null,
  "10th": null,
  "12th": "high school",
  iti: "professional certificate",
  diploma: "associate degree",
  graduate: "bachelor degree",
  engineering: "bachelor degree",
  postgraduate: "postgraduate degree",
  doctorate: "postgraduate degree",
};
/** From the lowest to the highest: of what one person must have, the last counts. */
const ORDER = Object.keys(CREDENTIALS) as Level[];

/** What schema.org and Google take where nothing is asked. */
const NONE = "no requirements";

type Asked = { job: JobDetailDto; post: PositionDto | undefined };

/**
 * What a post asks of schooling, in Google's words: each of the qualifications by which one may apply. Where the 10th class or less is one of them, nothing
 * is said, since Google has no word for it and every other one would ask for more than the notice does.
 */
export function educationOf({ job, post }: Asked): unknown {
  const asked = noticePostOf({ job, post })?.qualification?.anyOf;
  if (asked?.length === 0) return NONE;
  const levels = asked?.map(({ level }) => level) ?? levelsOfText(post?.qualification ?? job.qualification);
  const categories = [...new Set(levels.map((level) => CREDENTIALS[level]))];
  if (categories.length === 0 || categories.includes(null)) return undefined;
  const credentials = categories.map((credentialCategory) => ({
    "@type": "EducationalOccupationalCredential",
    credentialCategory,
  }));
  return credentials.length === 1 ? credentials[0] : credentials;
}

/** The months of experience that a post asks for, where its notice has them as data. */
export function experienceOf(asked: Asked): unknown {
  const months = noticePostOf(asked)?.experienceMonths;
  return months ? { "@type": "OccupationalExperienceRequirements", monthsOfExperience: months } : undefined;
}

function noticePostOf({ job: { notice }, post }: Asked): NoticePost | undefined {
  if (!notice) return undefined;
  return post ? notice.posts[post.ordinal - 1] : notice.posts.length === 1 ? notice.posts[0] : undefined;
}

const ALTERNATIVES = /[;,/|\n]|(?<!\p{L})(?:or|या)(?!\p{L})/iu;
const ITI = /(?<!\p{L})(?:i\.?t\.?i|n\.?t\.?c|n\.?a\.?c|national (?:trade|apprenticeship) certificate|आईटीआई)(?!\p{L})/iu;
const BELOW_10TH =
  /(?<!\p{L})(?:(?:5|8)(?:th)?[ -]*(?:th|pass|class|std)|class[ -]*(?:5|8|v|viii)|(?:v|viii)(?:th)?[ -]+(?:pass|class|std)|middle|literate)(?!\p{L})|आठवीं|पाँचवीं/iu;

/** The levels by which one may apply, as a text names them: "10th pass with ITI" is one of them, "10th pass or ITI" are two. */
function levelsOfText(text: string): Level[] {
  return text.split(ALTERNATIVES).flatMap((part) => {
    const named: Level[] = [...qualificationLevelsOf(part)];
    if (ITI.test(part)) named.push("iti");
    if (BELOW_10TH.test(part)) named.push("8th");
    return named.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).slice(-1);
  });
}
