import { correctionFeed } from "@/lib/corrections/feed";
import { cachedCorrections } from "@/lib/corrections/queries";
import { api } from "@/lib/http/api";
import { etagOf, hasCurrentCopy } from "@/lib/http/etag";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** /corrections.xml: the newest corrections as Atom, with a tag by which a program asks whether there are new ones. */
export const GET = api({}, async ({ request, language }) => {
  const { corrections } = await cachedCorrections(1);
  const body = correctionFeed(corrections, language);
  const etag = etagOf(body);
  const headers = { etag, "cache-control": "public, max-age=0, must-revalidate" };
  if (hasCurrentCopy(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      "last-modified": new Date(corrections[0]?.changedAt ?? 0).toUTCString(),
      "content-type": "application/atom+xml; charset=utf-8",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
