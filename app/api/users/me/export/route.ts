import { exportAccount } from "@/lib/accounts/export";
import { dayInIndia } from "@/lib/dates";
import { api, type RouteHandler } from "@/lib/http/api";
import { refuseTo } from "@/lib/http/forms/form-action";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

export const dynamic = "force-dynamic";

const LIMIT = { name: "export", calls: 20, seconds: 600 };

/** Everything the site holds about the caller, as a file. */
const download = api({ role: "user", limit: LIMIT }, async ({ actor }) => {
  const now = new Date();
  const disposition = `attachment; filename="niyukti-account-${dayInIndia(now)}.json"`;
  return respondPrivate(await exportAccount(actor.id, now), { headers: { "content-disposition": disposition } });
});

/** It is a link of the settings: whoever was logged out meanwhile is told so where they sign in, a program by the status. */
const exportOrSignIn = async (...[request, context]: Parameters<RouteHandler>) => {
  const answer = await download(request, context);
  if (answer.status !== 401 || request.headers.get("sec-fetch-mode") !== "navigate") return answer;
  const language = languageOf(new URL(request.url).searchParams.get("lang"));
  return refuseTo(links.signIn(language, links.page(language, "/settings")), translator(language, "api")("loggedOut"));
};

export const GET: RouteHandler = Object.assign(exportOrSignIn, { takes: download.takes });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
