import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { findAdminUser } from "@/lib/staff/queries";

export const dynamic = "force-dynamic";

/** Who is signed in. */
export const GET = api({ role: "editor", mayOweSecondFactor: true }, async ({ actor, t }) => {
  const admin = await findAdminUser(actor.id);
  if (!admin) throw new AppError("UNAUTHENTICATED", t("unauthenticated"));
  return respondPrivate(admin);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
