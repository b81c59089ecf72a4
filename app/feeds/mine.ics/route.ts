import { ownerOfCalendar } from "@/lib/accounts/own-calendar";
import { ownCalendar } from "@/lib/calendar/own-calendar";
import { AppError } from "@/lib/errors";
import { CALENDAR_TYPE } from "@/lib/feeds/files";
import { api } from "@/lib/http/api";
import { etagOf, hasCurrentCopy } from "@/lib/http/etag";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** What a person saves and tracks as a calendar, for whoever has its private address; 404 where that was taken back. No shared cache keeps it. */
export const GET = api({ limit: { name: "own-calendar", calls: 300, seconds: 3600 } }, async ({ request, language, t }) => {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const userId = await ownerOfCalendar(key);
  if (userId === null) throw new AppError("NOT_FOUND", t("notFound"));
  const body = await ownCalendar(userId, key, language);
  const etag = etagOf(body);
  const headers = { etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };
  if (hasCurrentCopy(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": CALENDAR_TYPE } });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
