import { randomBytes } from "node:crypto";
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readSecret, SITE_ROLE } from "@/lib/server/postgres/data-folder";

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

function randomSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** The password or secret of a file, made where there is none, or an empty one that lost its text with the machine: who makes it at the same moment gets the same. */
export function keptPassword(file: string): string {
  if (existsSync(file) && readSecret(file) === "") rmSync(file);
  const mine = `${file}-${randomSecret()}`;
  writeSecret(mine, randomSecret());
  try {
    // Whole at once, and only where there is none.
    linkSync(mine, file);
  } catch {
    // There is one, or the disk knows no links.
    if (!existsSync(file)) renameSync(mine, file);
  }
  rmSync(mine, { force: true });
  return readSecret(file);
}

export function writeSecret(file: string, secret: string): void {
  writeFileSync(file, secret, { mode: 0o600 });
}
