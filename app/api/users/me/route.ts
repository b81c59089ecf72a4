import { changeProfile, deleteAccount } from "@/lib/accounts/profile";
import { findMe } from "@/lib/accounts/queries";
import { deleteAccountSchema, profileSchema } from "@/lib/accounts/schema";
import { clearedCookie } from "@/lib/auth/cookies";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

/** The signed-in user's own account. */
export const GET = api({ role: "user" }, async ({ actor, t }) => respondPrivate(await meOf(actor.id, t("unauthenticated"))));

/** Changes name, phone or language; a new mail address holds once its link was followed. */
export const PATCH = api({ role: "user", body: profileSchema }, async ({ request, body, actor, language, t }) => {
  const { isLinkSent } = await changeProfile(body, actor, { request, language });
  const texts = translator(language, "account");
  const message = isLinkSent ? texts("linkSent", { email: body.email ?? "" }) : texts("profileSaved");
  return respondPrivate({ user: await meOf(actor.id, t("unauthenticated")), message });
});

/** Deletes the account and everything that belongs to it, after the password. */
export const DELETE = api({ role: "user", body: deleteAccountSchema }, async ({ request, body, actor, language }) => {
  await deleteAccount(body.password, actor, { request, language });
  const message = translator(language, "account")("accountDeleted");
  return respondPrivate({ message }, { headers: { "set-cookie": clearedCookie("user") } });
});

async function meOf(id: number, messageIfGone: string) {
  const me = await findMe(id);
  if (!me) throw new AppError("UNAUTHENTICATED", messageIfGone);
  return me;
}

export const { POST, PUT, OPTIONS } = otherMethodsThan("GET", "PATCH", "DELETE");
