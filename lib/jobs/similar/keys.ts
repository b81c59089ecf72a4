import { createHash } from "node:crypto";
import { advertisementKey } from "@/lib/jobs/similar/advertisement";
import { bodyForms, folded } from "@/lib/jobs/similar/body-forms";
import { addressesOf, type Notice } from "@/lib/jobs/similar/likeness";

/** Longer keys end in a digest. */
const MAX_KEY_LENGTH = 120;
const EXTENDED = /[([][^)\]]*(?:extend|corrigendum|re-?open)[^)\]]*[)\]]|[-–—|:]?\s*(?:last\s+)?date\s+extended\b.*$/giu;

type Named = Omit<Notice, "deadline">;

/**
 * Keys by which the database finds notices that may be one: what two such notices have in common is a key of both. They are only a first
 * choice; lib/jobs/similar/likeness.ts and lib/jobs/import/extension.ts decide.
 */
export function noticeKeys(notice: Named): string[] {
  const number = advertisementKey(notice.advertisementNumber);
  const keys = [
    nameKey(notice),
    ...bodyKeys(notice.recruitingOrganization),
    ...(number === null ? [] : advertisementKeys(notice.recruitingOrganization, number)),
    ...addressKeys(notice),
  ];
  return [...new Set(keys)];
}

/** Of a notice by its name: body, title without the word of its extension, and number. */
export function nameKey({ title, recruitingOrganization, advertisementNumber }: Named): string {
  const name = [folded(recruitingOrganization), folded(title.replace(EXTENDED, "")), advertisementKey(advertisementNumber) ?? ""];
  return `name:${digest(name.join("\n"))}`;
}

/** Of every notice of a body. */
export function bodyKeys(body: string): string[] {
  return formsOf(body).map((form) => bounded(`body:${form}`));
}

/** Of what a number and an address point at, for the question whether an entered notice is there already. */
export function sureKeys(notice: Named): string[] {
  const number = advertisementKey(notice.advertisementNumber);
  return [...(number === null ? [] : advertisementKeys(notice.recruitingOrganization, number)), ...addressKeys(notice)];
}

function advertisementKeys(body: string, number: string): string[] {
  return formsOf(body).map((form) => bounded(`number:${form}:${number}`));
}

function addressKeys(notice: Named): string[] {
  return addressesOf(notice).map((address) => bounded(`address:${address}`));
}

function formsOf(body: string): string[] {
  const { written, initials } = bodyForms(body);
  return [...new Set([...written, ...(initials === null ? [] : [initials])])];
}

function bounded(key: string): string {
  if (key.length <= MAX_KEY_LENGTH) return key;
  // By characters: half of a surrogate pair is no text that the database takes in JSON.
  const start = [...key].slice(0, (MAX_KEY_LENGTH - 33) / 2).join("");
  return `${start}#${digest(key)}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
