import { createHmac, randomBytes } from "node:crypto";
import { authSecret, isSameSecret } from "@/lib/auth/secret";
import { DAY_MS } from "@/lib/dates";

/** A person needs longer than this for four fields, a program does not. */
const SHORTEST_FILL_MS = 3_000;

/** A form that lay open longer is asked to be sent again. */
const LONGEST_FILL_MS = DAY_MS;

export type MarkVerdict = { id: string } | { refused: "early" | "stale" };

/** What a form carries hidden: when it was made and its own name, signed, so that neither can be chosen. */
export function makeFormMark(now: Date): string {
  const claim = `${now.getTime().toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${claim}.${sign(claim)}`;
}

/** Reads it back: the name of the form, or why it is refused. What we did not sign counts as stale. */
export function readFormMark(mark: string, now: Date): MarkVerdict {
  const [time = "", id = "", signature = ""] = mark.split(".");
  if (!isSameSecret(signature, sign(`${time}.${id}`))) return { refused: "stale" };
  const age = now.getTime() - Number.parseInt(time, 36);
  // Of a time to come is a form of another server, or of before a clock was set back: nobody else could sign it.
  if (age >= 0 && age < SHORTEST_FILL_MS) return { refused: "early" };
  return age > LONGEST_FILL_MS ? { refused: "stale" } : { id };
}

function sign(claim: string): string {
  return createHmac("sha256", `contact-form:${authSecret()}`).update(claim).digest("base64url");
}
