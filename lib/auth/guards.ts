import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { adminLinks } from "@/lib/admin-links";
import { adminOfCookie, userOfCookie } from "@/lib/auth/actors";
import { COOKIE_NAMES } from "@/lib/auth/cookies";
import { type AdminActor, type AdminRole, hasRole, type UserActor } from "@/lib/auth/schema";
import { ASKED_PATH_HEADER } from "@/lib/http/safe-path";
import type { Language } from "@/lib/i18n/languages";
import { links } from "@/lib/links";

/** The signed-in user of the page being rendered, or null. Read once a request. */
export const currentUser = cache(async (): Promise<UserActor | null> => {
  return userOfCookie((await cookies()).get(COOKIE_NAMES.user)?.value);
});

/** The signed-in member of the staff of the page being rendered, or null. Read once a request. */
export const currentAdmin = cache(async (): Promise<AdminActor | null> => {
  return adminOfCookie((await cookies()).get(COOKIE_NAMES.admin)?.value);
});

/** The signed-in user of a page; whoever is not signed in is sent to sign in and back to `path`. */
export async function requireUser(language: Language, path: string): Promise<UserActor> {
  return (await currentUser()) ?? redirect(links.signIn(language, path));
}

/** The member of the staff of a page that is also for those who must still set up the second factor; sent to sign in and back where there is none. */
export async function requireSignedInAdmin(): Promise<AdminActor> {
  return (await currentAdmin()) ?? redirect(adminLinks.login({ next: await askedPath() }));
}

/**
 * The member of the staff of a page: sent to sign in and back where there is none, to set up the second factor and back where one is
 * owed, to the dashboard where the role does not suffice.
 */
export async function requireAdmin(role: AdminRole = "editor"): Promise<AdminActor> {
  const admin = await requireSignedInAdmin();
  if (admin.owesSecondFactor) return redirect(adminLinks.secondFactor({ next: await askedPath() }));
  if (!hasRole(admin.role, role)) return redirect(adminLinks.dashboard());
  return admin;
}

async function askedPath(): Promise<string | undefined> {
  return (await headers()).get(ASKED_PATH_HEADER) ?? undefined;
}
