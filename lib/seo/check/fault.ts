import { isDay, startOfDay } from "@/lib/dates";
import { isPlainObject } from "@/lib/plain-object";

/** What is wrong with markup: an error keeps a page out or misleads, a warning makes it poorer. */
export type Fault = { level: "error" | "warning"; text: string };

/** A schema.org thing of whoever wrote it: nothing of it is certain. */
export type Thing = Readonly<Record<string, unknown>>;

/** What a rule says, and whether a thing breaks it. */
export type Rule<Asked = unknown> = [text: string, isBroken: (thing: Thing, asked: Asked) => boolean];

/** The faults of a thing by the rules of its type, each with the text of its rule. */
export function brokenRules<Asked>(rules: readonly Rule<Asked>[], thing: Thing, asked: Asked): Fault[] {
  return rules.flatMap(([text, isBroken]) => (isBroken(thing, asked) ? [{ level: "error" as const, text }] : []));
}

/** Whether a value can be a thing at all, of whatever type. */
export const isThing: (value: unknown) => value is Thing = isPlainObject;

/** The things of a property that may hold one, several or none; a value of another type counts as an empty thing, which breaks the rules. */
export function thingsOf(value: unknown): Thing[] {
  return value === undefined ? [] : [value].flat().map((one) => (isThing(one) ? one : {}));
}

export function isType(value: unknown, type: string): value is Thing {
  return isThing(value) && value["@type"] === type;
}

export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** An address that anybody can open: with its protocol and host. */
export function isAddress(value: unknown): boolean {
  return isText(value) && /^https?:\/\//.test(value) && URL.canParse(value);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** A calendar day, or an instant with its zone (ISO 8601): an hour without one is another hour elsewhere. */
export function isMoment(value: unknown): value is string {
  return (
    isText(value) && (isDay(value) || (INSTANT.test(value) && !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10))))
  );
}

/** When a day or an instant begins: a day in India, five and a half hours before it does in Greenwich. */
export function startInstant(moment: string): Date {
  return isDay(moment) ? startOfDay(moment) : new Date(moment);
}

/** Where a property holds what stands for nothing: null, a blank text, or a text that a program wrote for nothing. */
export function emptyPlaces(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [path] : value.flatMap((one) => emptyPlaces(one, path));
  if (isThing(value)) {
    return Object.entries(value).flatMap(([name, inner]) => emptyPlaces(inner, path ? `${path}.${name}` : name));
  }
  const isNothing = value === null || (typeof value === "number" && !Number.isFinite(value));
  return isNothing || (typeof value === "string" && /^\s*(?:null|undefined|NaN|\[object Object\])?\s*$/.test(value))
    ? [path]
    : [];
}
