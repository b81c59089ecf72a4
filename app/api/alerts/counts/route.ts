import { countAlertMatches } from "@/lib/alerts/find-new-jobs";
import { alertCountsSchema } from "@/lib/alerts/schema";
import { refuseForNow } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { secondsToSearch } from "@/lib/http/limits/search-limit";
import { clientAddress } from "@/lib/http/network";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

const LIMIT = { name: "alert-counts", calls: 60, seconds: 60 };

/** `{counts}`: the open jobs that match each alert. A POST because fifty alerts are longer than an address may be; it changes nothing. */
export const POST = api({ body: alertCountsSchema, limit: LIMIT }, async ({ request, body, t }) => {
  // Each with words is a search like those of the list, and costs as much.
  const searches = body.alerts.filter(({ search, keywords }) => search || keywords).length;
  const seconds = await secondsToSearch(clientAddress(request), searches);
  if (seconds !== null) throw refuseForNow(t("rateLimited"), seconds);
  return respondPrivate({ counts: await countAlertMatches(body.alerts, new Date()) });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
