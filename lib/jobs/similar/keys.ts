import { createHash } from "node:crypto";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { advertisementKey, withoutDay } from "@/lib/jobs/similar/advertisement";
import { folded, formsAndInitials } from "@/lib/jobs/similar/body-forms";
import { bodyIdentities, type Described, namesOfBody, numberOf } from "@/lib/jobs/similar/identity";
import { ownAddresses } from "@/lib/jobs/similar/notice-address";
import { postWords } from "@/lib/jobs/similar/post-words";
import { NEAR_FROM, TELLING_VACANCIES } from "@/lib/jobs/similar/same-recruitment";

/** Longer keys end in a digest. */
const MAX_KEY_LENGTH = 120;
const EXTENDED = /[([][^)\]]*(?:extend|corrigendum|re-?open)[^)\]]*[)\]]|[-–—|:]?\s*(?:last\s+)?date\s+extended\b.*$/giu;

type Named = Omit<Described, "deadline" | "positions">;

/**
 * Keys by which the database finds notices that may be one: what two such notices have in common is a key of both. They are only a first
 * choice; likeness.ts and same-recruitment.ts beside this file and lib/jobs/import/extension.ts decide.
 */
export function noticeKeys(notice: Described): string[] {
  const number = advertisementKey(notice.advertisementNumber);
  const keys = [
    nameKey(notice),
    ...bodyKeys(notice.recruitingOrganization),
    ...(number === null ? [] : advertisementKeys(notice.recruitingOrganization, number)),
    ...addressKeys(notice),
    ...recruitmentKeys(notice),
  ];
  return [...new Set(keys)];
}

/**
 * What two notices of one recruitment share at least one of, by same-recruitment.ts: body with number, an address, or body with last day, count of
 * vacancies or words for posts. A count of thirty and more is known by two steps of a twelfth, so that counts that differ by a tenth share one.
 */
export function recruitmentKeys(notice: Described): string[] {
  const { title, recruitingOrganization, deadline, positions } = notice;
  const number = numberOf(notice);
  const posts = [...postWords(title, namesOfBody(recruitingOrganization))].toSorted().join(" ");
  const facts = [
    ...(number === null ? [] : [`number:${number}`]),
    ...(deadline ? [`due:${deadline}`] : []),
    ...countKeys(positions ?? 0),
    ...(posts === "" ? [] : [`posts:${posts}`]),
  ];
  // One body has one identity, or a few where the registry does not know it.
  const keys = bodyIdentities(recruitingOrganization).flatMap((body) =>
    facts.map((fact) => `r:${keyDigest(`${body}\n${fact}`).slice(0, 20)}`),
  );
  return [...new Set([...keys, ...addressKeys(notice)])];
}

function countKeys(count: number): string[] {
  if (count < TELLING_VACANCIES) return [];
  if (count < NEAR_FROM) return [`count:${count}`];
  const step = Math.floor(Math.log(count) / Math.log(1.12));
  return [`steps:${step}`, `steps:${step + 1}`];
}

/** Of a notice by its name: body, title without the word of its extension, and number. */
export function nameKey({ title, recruitingOrganization, advertisementNumber }: Named): string {
  const name = [folded(recruitingOrganization), folded(withoutExtension(title)), advertisementKey(advertisementNumber) ?? ""];
  return `name:${keyDigest(name.join("\n"))}`;
}

/** No stored title is longer than its table says: what is, names no job, and a search from each of thousands of brackets would take seconds. */
function withoutExtension(title: string): string {
  return title.length > JOB_FIELDS.title.value.max ? title : title.replace(EXTENDED, "");
}

/** The same of two notices whose numbers differ by the day of the advertisement alone. It is compared, and never stored: jobs are found by their own names. */
export function undatedNameKey(notice: Named): string {
  return nameKey({ ...notice, advertisementNumber: withoutDay(notice.advertisementNumber) });
}

/** Of every notice of a body. */
export function bodyKeys(body: string): string[] {
  return formsAndInitials(body).map((form) => bounded(`body:${form}`));
}

/** Of what a number and an address point at, for the question whether an entered notice is there already. */
export function sureKeys(notice: Named): string[] {
  const number = advertisementKey(notice.advertisementNumber);
  return [...(number === null ? [] : advertisementKeys(notice.recruitingOrganization, number)), ...addressKeys(notice)];
}

function advertisementKeys(body: string, number: string): string[] {
  return formsAndInitials(body).map((form) => bounded(`number:${form}:${number}`));
}

function addressKeys(notice: Named): string[] {
  return ownAddresses(notice).map((address) => bounded(`address:${address}`));
}

function bounded(key: string): string {
  if (key.length <= MAX_KEY_LENGTH) return key;
  // By characters: half of a surrogate pair is no text that the database takes in JSON.
  const start = [...key].slice(0, (MAX_KEY_LENGTH - 33) / 2).join("");
  return `${start}#${keyDigest(key)}`;
}

/**
 * 128 bits of a text as 32 hexadecimal digits, for keys and references that are too long or that nothing else names. Stored rows are found again by it: another
 * digest would make new rows of all that there are.
 */
export function keyDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
