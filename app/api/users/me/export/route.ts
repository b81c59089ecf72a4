import { exportAccount } from "@/lib/accounts/export";
import { dayInIndia } from "@/lib/dates";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

const LIMIT = { name: "export", calls: 20, seconds: 600 };

/** Everything the site holds about the caller, as a file. */
export const GET = api({ role: "user", limit: LIMIT }, async ({ actor }) => {
  const now = new Date();
  const disposition = `attachment; filename="niyukti-account-${dayInIndia(now)}.json"`;
  return respondPrivate(await exportAccount(actor.id, now), { headers: { "content-disposition": disposition } });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
