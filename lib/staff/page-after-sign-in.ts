import { adminLinks } from "@/lib/admin-links";
import { safePath } from "@/lib/http/safe-path";

/**
 * The page that a member of the staff asked for before the sign-in, else the dashboard. Only pages of the admin area: an address that
 * was made by somebody else must lead nowhere but there, and never back to the sign-in.
 */
export function pageAfterSignIn(asked: string | undefined): string {
  const path = safePath(asked);
  return path && /^\/admin\/(?!login(?:[/?#]|$))/.test(path) ? path : adminLinks.dashboard();
}
