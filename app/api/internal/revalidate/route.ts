import { isSameSecret } from "@/lib/auth/secret";
import { applyChange } from "@/lib/cache/announce";
import { changeSchema } from "@/lib/cache/change-channel";
import { env } from "@/lib/env";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** Invalidates cached data: how this server hears of writes of other processes (lib/cache/change-listener.ts). */
export const POST = api({ authorise: isFromThisServer, body: changeSchema }, ({ body }) => {
  applyChange(body);
  return new Response(null, { status: 204 });
});

function isFromThisServer(request: Request): boolean {
  return isSameSecret(request.headers.get("x-internal-secret"), env.INTERNAL_SECRET);
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
