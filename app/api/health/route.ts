import { isDatabaseAnswering } from "@/lib/database/database-health";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** For load balancers and monitors: 200 when the site can answer, 503 when its database does not. */
export async function GET(): Promise<Response> {
  const isHealthy = await isDatabaseAnswering();
  return Response.json(
    { status: isHealthy ? "ok" : "unavailable" },
    { status: isHealthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

export async function HEAD(): Promise<Response> {
  const { status, headers } = await GET();
  return new Response(null, { status, headers });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
