import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/admin/login-form";
import { adminLinks } from "@/lib/admin-links";
import { currentAdmin } from "@/lib/auth/guards";
import { FLASH_COOKIE, readFlash } from "@/lib/http/forms/flash";
import { firstValues, type PageQuery } from "@/lib/query-params";
import { site } from "@/lib/site";
import { CHALLENGE_COOKIE, readChallenge } from "@/lib/staff/challenge";
import { pageAfterSignIn } from "@/lib/staff/page-after-sign-in";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/login: user name and password, or the code that is owed after them; then the page that was asked for (`?next=`). */
export default async function LoginPage({ searchParams }: Props) {
  const [query, store] = await Promise.all([searchParams, cookies()]);
  const { with: source, again, next: asked } = firstValues(query);
  const next = pageAfterSignIn(asked);
  if (await currentAdmin()) redirect(next);
  const [challenge, flash] = await Promise.all([
    readChallenge(store.get(CHALLENGE_COOKIE)?.value),
    readFlash(store.get(FLASH_COOKIE)?.value, adminLinks.login()),
  ]);
  const codeKind = source === "recovery" ? "recovery" : "code";
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-6 p-4">
      <h1 className="text-2xl">{site.name} admin</h1>
      <LoginForm
        step={challenge && !again ? codeKind : "password"}
        problem={flash?.outcome === "refused" ? flash.message : undefined}
        username={flash?.values.username}
        next={next}
      />
      <p>
        <a href="/">Back to the site</a>
      </p>
    </main>
  );
}
