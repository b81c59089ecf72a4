import { sendVerification } from "@/lib/accounts/verification";
import { refuseForNow } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

const WAIT_SECONDS = 3600;

/** Sends the link that proves the caller's address once more. */
export const POST = api({ role: "user" }, async ({ actor, language }) => {
  const t = translator(language, "account");
  if (actor.isEmailVerified) return respondPrivate({ message: t("alreadyVerified") });
  const isSent = await sendVerification({ userId: actor.id, email: actor.email, language }, new Date());
  if (!isSent) throw refuseForNow(t("tooManyAttempts"), WAIT_SECONDS);
  return respondPrivate({ message: t("linkSent", { email: actor.email }) });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
