import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Has Next read no file .env, in a build or a server: half of the site would follow it once the settings are read, on another database than the one that it
 * names. Next has no setting for it, but takes a file for read where this stands.
 */
export const NO_ENV_FILE = { __NEXT_PROCESSED_ENV: "true" };

/** A line of such a file, with what stands behind its name. */
const LINE = /^[ \t]*(?:export[ \t]+)?([A-Z][A-Z_]*)[ \t]*=[ \t]*(.*?)\s*$/gm;
/** What a shell takes for its own where no single quotes stand around it; a # only behind a space, which is one of these. */
const OF_THE_SHELL = /[\s&;|<>()$`\\]/;

/** The names of the settings in a file .env that the environment lacks: whoever wrote them expects that they hold. */
export function settingsNotRead(text, env) {
  const set = [...text.matchAll(LINE)].filter(([, , value]) => !["", '""', "''"].includes(value));
  return set.flatMap(([, name]) => (env[name] ? [] : name));
}

/**
 * The names of those of which a shell has made something else than what stands there, for want of quotes: of an address with `&` nothing at all, so that a site
 * starts on another database than the one that it names.
 */
export function settingsToQuote(text, env) {
  const bare = [...text.matchAll(LINE)].filter(([, , value]) => !/^(["']).*\1$/.test(value));
  return bare.flatMap(([, name, value]) => (OF_THE_SHELL.test(value) && env[name] !== value ? name : []));
}

/** Says of a file .env in a folder that it is not read by itself, where it would change something. */
export function tellOfEnvFile(folder) {
  const file = path.join(folder, ".env");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [names, toQuote] = [settingsNotRead(text, process.env), settingsToQuote(text, process.env)];
  if (names.length > 0) {
    console.warn(`The file .env is not read by itself: ${names.join(", ")} in it are not set.`);
    console.warn("Set them before the start: set -a; . ./.env; set +a; npm start");
  }
  if (toQuote.length > 0)
    console.warn(`A shell reads ${toQuote.join(", ")} otherwise than it stands in .env: write 'VALUE' in single quotes.`);
}
