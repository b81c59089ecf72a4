import { z } from "zod";
import { beginExchange } from "@/lib/auth/openid/exchange";
import { signInWays } from "@/lib/auth/openid/providers";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { refuseTo, seeOther } from "@/lib/http/forms/form-action";
import { isOverLimit } from "@/lib/http/limits/rate-limit";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { safePath } from "@/lib/http/safe-path";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

export const dynamic = "force-dynamic";

const LIMIT = { name: "sign-in-elsewhere", calls: 30, seconds: 60 };
const querySchema = z.object({ next: z.string().max(2000).optional() });

/** Leads to another site to sign in there. A link and no form: the policy of pages lets no form lead elsewhere. */
export const GET = api({ query: querySchema }, async ({ request, params, query, language, t }) => {
  const way = signInWays().find(({ id }) => id === params.provider);
  if (!way) throw new AppError("NOT_FOUND", t("notFound"));
  // A reader's browser stands here, and no program: it is led to where it came from.
  if (await isOverLimit(LIMIT, request)) return refuseTo(links.signIn(language, query.next), t("rateLimited"));
  const next = safePath(query.next) ?? links.home(language);
  const begun = await beginExchange(way.id, next);
  if (begun) return seeOther(begun.location, begun.cookies);
  return refuseTo(links.signIn(language, query.next), translator(language, "account")("elsewhereAway", { name: way.name }));
});

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
