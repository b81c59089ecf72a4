import { AppError } from "@/lib/errors";
import type { Translator } from "@/lib/i18n/translate";

/**
 * The JSON of a request, read no further than a bound.
 * @throws AppError UNSUPPORTED_MEDIA, TOO_LARGE or INVALID
 */
export async function readJson(request: Request, maxBytes: number, t: Translator<"api">): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("UNSUPPORTED_MEDIA", t("notJson"));
  const text = await readText(request, maxBytes);
  if (text === null) throw new AppError("TOO_LARGE", t("bodyTooLarge"));
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("INVALID", t("bodyNotJson"));
  }
}

/** The text of a body, or null where it is larger than the bound. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString("utf8") ?? null;
}

/** A body, or null where it is larger than the bound; what it declares of itself is not believed. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | null> {
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
