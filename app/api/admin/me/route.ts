import { findAdminUser } from "@/lib/admins/queries";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/server/api";
import { respondPrivate } from "@/lib/server/json-response";
import { otherMethodsThan } from "@/lib/server/other-methods";

export const dynamic = "force-dynamic";

/** Who is signed in. */
export const GET = api({ role: "editor" }, async ({ actor, t }) => {
  const admin = await findAdminUser(actor.id);
  if (!admin) throw new AppError("UNAUTHENTICATED", t("unauthenticated"));
  return respondPrivate(admin);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
