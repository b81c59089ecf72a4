import { readEnv } from "@/lib/settings";

/**
 * The settings of this process, checked when this module is first imported: the only module that touches process.env. The server
 * sets what it finds out while it starts (the address of an embedded database, a kept secret) before it imports this.
 */
export const env = readEnv(process.env);

/** Tells next-auth, which asks the environment alone, at which address the site stands. */
export function setAddressOfNextAuth(): void {
  process.env.NEXTAUTH_URL = env.SITE_URL;
}
