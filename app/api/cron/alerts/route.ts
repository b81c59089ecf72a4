import { deliverAlerts } from "@/lib/alerts/deliver";
import { isSameSecret } from "@/lib/auth/secret";
import { env } from "@/lib/env";
import { deliverStages } from "@/lib/follow/deliver";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/**
 * Mails what alerts of accounts have found since the last time, and the stages of followed recruitments that are due. This server's own timer calls it every five minutes; where no process
 * lives that long, a scheduler does, with `Authorization: Bearer CRON_SECRET`. Calling it more often mails nothing twice.
 */
export const GET = api({ authorise: isScheduler }, async () => {
  const now = new Date();
  // What becomes of the one must not keep back the mails of the other.
  const [alerts, followed] = await Promise.allSettled([deliverAlerts(now), deliverStages(now)]);
  if (alerts.status === "rejected") throw alerts.reason;
  if (followed.status === "rejected") throw followed.reason;
  return respondPrivate({ ...alerts.value, followed: followed.value });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");

function isScheduler(request: Request): boolean {
  const given = request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? null;
  return [env.INTERNAL_SECRET, env.CRON_SECRET].some((secret) => secret !== undefined && isSameSecret(given, secret));
}
