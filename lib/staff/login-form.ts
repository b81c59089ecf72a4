import { z } from "zod";
import { adminLinks } from "@/lib/admin-links";
import { PASSWORD_MAX } from "@/lib/auth/password-rule";
import { AppError } from "@/lib/errors";
import { formAction } from "@/lib/http/forms/form-action";
import { translator } from "@/lib/i18n/translate";
import { pageAfterSignIn } from "@/lib/staff/page-after-sign-in";
import { CODE_MAX } from "@/lib/staff/second-factor-schema";
import { signInAdmin } from "@/lib/staff/sign-in";
import { continueSignIn } from "@/lib/staff/sign-in-by-code";

/** Longest address that is gone on to: more than any filter of a list makes. */
const NEXT_MAX = 2_000;

/** A gap is a wrong password like any other; the fields say themselves that they are required. */
const fields = z.object({
  username: z.string().trim().max(254).default(""),
  password: z.string().max(PASSWORD_MAX).default(""),
  code: z.string().trim().max(CODE_MAX).optional(),
  with: z.string().max(20).optional(),
  next: z.string().max(NEXT_MAX).optional(),
});

/** The plain form of /admin/login, both steps, for browsers without script. */
export const loginForm = formAction(
  {
    fields,
    page: (_language, { with: source, next }) =>
      adminLinks.login({ next: pageAfterSignIn(next), ...(source === "recovery" && { with: "recovery" }) }),
    keep: ["username"],
  },
  async ({ request, fields: { username, password, code, next: asked }, language }) => {
    const t = translator(language, "api");
    const isSecondStep = code !== undefined;
    const result = isSecondStep ? await continueSignIn(code, request, t) : await signInAdmin({ username, password }, request, t);
    if (!result.isDone && result.isWrong) throw new AppError("UNAUTHENTICATED", result.message);
    const next = pageAfterSignIn(asked);
    return { to: result.isDone ? next : adminLinks.login({ next }), cookies: result.cookies };
  },
);
