import { z } from "zod";
import { isSameSecret } from "@/lib/auth/same-secret";
import { bustTags } from "@/lib/cache/invalidate-tags";
import { env } from "@/lib/env";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

const MAX_TAGS = 10_000;
const bodySchema = z.object({ tags: z.array(z.string().min(1).max(200)).min(1).max(MAX_TAGS) });

/** Clears cached data by tag: how this server hears of writes of other processes (lib/cache/change-listener.ts). */
export const POST = api({ authorise: isFromThisServer, body: bodySchema }, ({ body }) => {
  bustTags(body.tags);
  return new Response(null, { status: 204 });
});

function isFromThisServer(request: Request): boolean {
  return isSameSecret(request.headers.get("x-internal-secret"), env.INTERNAL_SECRET);
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
