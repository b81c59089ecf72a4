import { z } from "zod";
import { env } from "@/lib/env";
import { api } from "@/lib/server/api";
import { bustTags } from "@/lib/server/bust-tags";
import { otherMethodsThan } from "@/lib/server/other-methods";
import { isSameSecret } from "@/lib/server/same-secret";

export const dynamic = "force-dynamic";

const MAX_TAGS = 10_000;
const bodySchema = z.object({ tags: z.array(z.string().min(1).max(200)).min(1).max(MAX_TAGS) });

/** Clears cached data by tag: how this server hears of writes of other processes (lib/server/change-listener.ts). */
export const POST = api({ authorise: isFromThisServer, body: bodySchema }, ({ body }) => {
  bustTags(body.tags);
  return new Response(null, { status: 204 });
});

function isFromThisServer(request: Request): boolean {
  return isSameSecret(request.headers.get("x-internal-secret"), env.INTERNAL_SECRET);
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
