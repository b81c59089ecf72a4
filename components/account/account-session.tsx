import { RememberSession } from "@/components/account/remember-session";
import type { UserActor } from "@/lib/auth/schema";
import type { Language } from "@/lib/i18n/languages";
import { links } from "@/lib/links";

/** Stands on every page of one's own account: the device shows whose it is, and the page goes when they do. Nothing of `user` but this reaches the browser. */
export function AccountSession({ user, path, language }: { user: UserActor; path: string; language: Language }) {
  const { id, fullName, email, phone } = user;
  return (
    <RememberSession user={{ id, fullName, email, phone }} signInHref={links.signIn(language, links.page(language, path))} />
  );
}
