import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { SITE_ROLE } from "@/lib/server/postgres/data-folder";

const MAY = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";

/**
 * What makes the site's role and its database, a command a line. Whoever finds a way to make the site run SQL of his own reaches its rows, and neither
 * files nor programs of the machine, which a superuser of PostgreSQL can read, write and run.
 */
export function siteRoleSql(password: string): string {
  return `${createSiteRole(password)};\nCREATE DATABASE ${SITE_ROLE} OWNER ${SITE_ROLE};\n`;
}

/** The password is of randomSecret, without a character that SQL would have to quote. */
export function createSiteRole(password: string): string {
  return `CREATE ROLE ${SITE_ROLE} ${MAY} PASSWORD '${password}'`;
}

export function randomSecret(): string {
  return randomBytes(24).toString("base64url");
}

export function writeSecret(file: string, secret: string): void {
  writeFileSync(file, secret, { mode: 0o600 });
}
