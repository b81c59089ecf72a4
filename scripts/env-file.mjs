import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Has Next read no file .env, in a build or a server: half of the site would follow it once the settings are read, on another database than the one that it
 * names. Next has no setting for it, but takes a file for read where this stands.
 */
export const NO_ENV_FILE = { __NEXT_PROCESSED_ENV: "true" };

/** The names of the settings in a file .env that the environment lacks: whoever wrote them expects that they hold. */
export function settingsNotRead(text, env) {
  const set = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Z][A-Z_]*)[ \t]*=[ \t]*(?!\s|""|'')/gm)].map(([, name]) => name);
  return set.filter((name) => !env[name]);
}

/** Says of a file .env in a folder that it is not read by itself, where it would change something. */
export function tellOfEnvFile(folder) {
  const file = path.join(folder, ".env");
  const names = existsSync(file) ? settingsNotRead(readFileSync(file, "utf8"), process.env) : [];
  if (names.length === 0) return;
  console.warn(`The file .env is not read by itself: ${names.join(", ")} in it are not set.`);
  console.warn("Set them before the start: set -a; . ./.env; set +a; npm start");
}
