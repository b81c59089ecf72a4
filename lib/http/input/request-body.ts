import { AppError } from "@/lib/errors";
import type { Translator } from "@/lib/i18n/translate";

/** No call takes a body nested deeper; what checks it, and PostgreSQL, walk it by recursion. */
const MAX_DEPTH = 100;
const HALVES = /\p{Cs}/gu;

/**
 * The JSON of a request, read no further than a bound. No text of it holds half a character (a lone surrogate), which no JSON column takes: one that
 * was cut between the halves of an emoji loses the half, and nothing else.
 * @throws AppError UNSUPPORTED_MEDIA, TOO_LARGE or INVALID
 */
export async function readJson(request: Request, maxBytes: number, t: Translator<"api">): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("UNSUPPORTED_MEDIA", t("notJson"));
  const text = await readText(request, maxBytes);
  if (text === null) throw new AppError("TOO_LARGE", t("bodyTooLarge"));
  try {
    if (depthOf(text) <= MAX_DEPTH) return JSON.parse(text, /\\ud[89a-f]/i.test(text) ? wellFormed : undefined);
  } catch {
    // Refused below.
  }
  throw new AppError("INVALID", t("bodyNotJson"));
}

/** How deep lists and objects of a JSON text are nested. Letter by letter: a match for each of a million texts and marks took longer than reading them. */
function depthOf(text: string): number {
  let [depth, deepest, isInText] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') isInText = !isInText;
    else if (isInText) at += letter === "\\" ? 1 : 0;
    else if (letter === "[" || letter === "{") deepest = Math.max(deepest, ++depth);
    else if (letter === "]" || letter === "}") depth--;
  }
  return deepest;
}

function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === "string") return value.replace(HALVES, "\ufffd");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const isWhole = Object.keys(value).every((name) => name.search(HALVES) < 0);
  return isWhole ? value : Object.fromEntries(Object.entries(value).map(([name, of]) => [name.replace(HALVES, "\ufffd"), of]));
}

/** The text of a body, or null where it is larger than the bound. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString("utf8") ?? null;
}

/**
 * A body, or null where it is larger than the bound; what it declares of itself is not believed.
 * @throws AppError INVALID where the client went away before its end: nobody reads the answer, and nothing failed here
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | null> {
  try {
    return await bytesOf(request, maxBytes);
  } catch (error) {
    throw isCutOff(error) ? new AppError("INVALID", "The body ended before its end") : error;
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET";
}

async function bytesOf(request: Request, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
