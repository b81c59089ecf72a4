import { z } from "zod";
import { signInWithProvider } from "@/lib/accounts/sign-in-with-provider";
import { HINT_COOKIE } from "@/lib/auth/cookies";
import { finishExchange } from "@/lib/auth/openid/exchange";
import { clearedExchange, pageToComeBackTo } from "@/lib/auth/openid/exchange-cookies";
import { signInWays } from "@/lib/auth/openid/providers";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { refuseTo, seeOther } from "@/lib/http/forms/form-action";
import { isOverLimit } from "@/lib/http/limits/rate-limit";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { safePath } from "@/lib/http/safe-path";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

export const dynamic = "force-dynamic";

const LIMIT = { name: "signed-in-elsewhere", calls: 30, seconds: 60 };

/** Where another site sends a browser back that signed in there: the session begins, or the sign-in page says why not. */
export const GET = api({ query: z.object({}) }, async ({ request, params, t }) => {
  const way = signInWays().find(({ id }) => id === params.provider);
  if (!way) throw new AppError("NOT_FOUND", t("notFound"));
  const next = safePath(pageToComeBackTo(request)) ?? "/";
  // The other site knows nothing of languages: that of the page to come back to is the reader's.
  const language = languageOf(new URL(next, "http://site.invalid").searchParams.get("lang"));
  const forgotten = clearedExchange(request);
  if (await isOverLimit(LIMIT, request))
    return refuseTo(links.signIn(language), translator(language, "api")("rateLimited"), forgotten);
  try {
    const profile = await finishExchange(way.id, request);
    if (!profile) throw new AppError("INVALID", translator(language, "account")("elsewhereFailed", { name: way.name }));
    const session = await signInWithProvider(profile, way.name, { request, language });
    return seeOther(next, [...forgotten, session.cookie, HINT_COOKIE]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuseTo(links.signIn(language), error.message, forgotten);
  }
});

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
