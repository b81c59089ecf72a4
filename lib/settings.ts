import { z } from "zod";
import { PASSWORD_MAX, PASSWORD_MIN } from "@/lib/auth/password-rule";
import { nameOfHost } from "@/lib/web-address";

/**
 * The rules of every setting, with its default. lib/env.ts applies them to this process; the server's start applies them before
 * anything else runs, so that one message names every wrong setting. .env.example describes each for operators.
 */
type Source = Record<string, string | undefined>;

const port = z.coerce.number().int().min(0).max(65_535);
// Of IPv6 also as it stands in a web address, in brackets.
const host = z.string().transform((given) => given.replace(/^\[(.+)\]$/, "$1"));
const flag = z.stringbool();
const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === undefined || given === "" ? value : given), schema);
const https = z.url({ protocol: /^https$/, error: "must be an address that begins with https://" });
const database = z
  .url({
    protocol: /^postgres(ql)?$/,
    abort: true,
    error: "must be postgresql://user:password@host:5432/database, with special characters of the password percent-encoded",
  })
  .refine(isEncoded, "must have special characters of its password percent-encoded")
  // Prisma's own way to part two sites in one database: the driver does not know it, and both would write into the same tables.
  .refine(
    (url) => ["public", null].includes(new URL(url).searchParams.get("schema")),
    "must name no schema: the tables lie in public. Give each site a database of its own",
  );
const dltId = z.string().regex(/^\d{10,25}$/, "must be the number that DLT gave");
const json = z.string().refine(isJson, "must be JSON");
const secret = z.string().min(32, "must be at least 32 characters");
// What stands behind the first space of a header's token reads nobody.
const token = z.string().regex(/^\S{16,}$/, "must be at least 16 characters, without spaces");
// Addresses of pages are added to it as they are: one of a folder, or with a question, would make each of them lead nowhere. What is no address at all is
// told as that, and not asked for its parts (`abort`).
const origin = z
  .url({ protocol: /^https?$/, abort: true, error: "must be scheme and host, as in https://jobs.example.org" })
  .refine(isOrigin, "must be scheme and host alone, as in https://jobs.example.org")
  .transform((url) => new URL(url).origin);

const settings = {
  NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "production"),
  // Where the build lies (next.config.mjs); another one beside it is for who builds twice.
  NEXT_DIST_DIR: withDefault(z.string().min(1), ".next"),
  PORT: withDefault(port, "3000"),
  HOST: withDefault(host, "0.0.0.0"),
  SITE_URL: optional(origin),
  DATABASE_URL: optional(database),
  // A streaming replica of it, for reads of what is public (lib/database/read-replica.ts).
  DATABASE_READ_URL: optional(database),
  DATA_DIR: withDefault(z.string().min(1), ".data"),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(1).max(100), "10"),
  // Unset: beside the data (lib/server/backup/policy.ts, which also knows what the next two are then).
  BACKUP_DIR: optional(z.string().min(1)),
  BACKUP_KEEP: optional(z.coerce.number().int().min(0).max(1_000)),
  BACKUP_BEFORE_MIGRATION: optional(flag),
  SEED: optional(z.enum(["sample", "none"])),
  ADMIN_USERNAME: optional(z.string().min(3)),
  ADMIN_EMAIL: optional(z.email()),
  // A longer one would be taken here and by no sign-in.
  ADMIN_PASSWORD: optional(z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)),
  // Sources of the operator's own, beside those that come with the site and are off (lib/sources/add-sources.ts).
  SOURCES_FILE: optional(z.string().min(1)),
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/, hostname: /./, abort: true, error: "must be smtp://user:password@host:587, or smtps://" })
      .refine(isEncoded, "must have special characters of its password percent-encoded"),
  ),
  // What mails come from; the contact address where unset.
  MAIL_FROM: optional(z.email()),
  // How many mails each process sends at the same time (lib/mail/smtp.ts).
  MAIL_CONNECTIONS: withDefault(z.coerce.number().int().min(1).max(100), "4"),
  // What the provider of mail takes; unset: whatever there is to send.
  MAIL_PER_SECOND: optional(z.coerce.number().int().min(1).max(10_000)),
  MAIL_PER_HOUR: optional(z.coerce.number().int().min(1).max(10_000_000)),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), "0"),
  NEXTAUTH_SECRET: optional(secret),
  // Sign-in by another site, each off until it is configured (lib/auth/openid).
  GOOGLE_CLIENT_ID: optional(z.string().min(1)),
  GOOGLE_CLIENT_SECRET: optional(z.string().min(1)),
  // Without encryption on this machine alone: to try it with a provider of one's own.
  OIDC_ISSUER: optional(
    z.url("must be an address").regex(/^(?:https:|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/, "must begin with https://"),
  ),
  OIDC_CLIENT_ID: optional(z.string().min(1)),
  OIDC_CLIENT_SECRET: optional(z.string().min(1)),
  OIDC_NAME: withDefault(z.string().min(1).max(40), "OpenID"),
  // Channels beside mail, each off until it is configured (lib/channels).
  VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, "must be a key of Web Push (npx web-push generate-vapid-keys)")),
  VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, "must be a key of Web Push (npx web-push generate-vapid-keys)")),
  TELEGRAM_BOT_TOKEN: optional(z.string().regex(/^\d+:[\w-]{20,}$/, "must be the token of a bot")),
  TELEGRAM_BOT_NAME: optional(z.string().regex(/^\w{5,32}$/, "must be the name of a bot, without @")),
  TELEGRAM_WEBHOOK_SECRET: optional(z.string().regex(/^[\w-]{16,256}$/, "must be 16 to 256 letters, digits, _ or -")),
  // Messages by SMS, off until all but the last four are there. What a provider is sent is JSON of its own.
  SMS_URL: optional(https),
  SMS_SENDER: optional(z.string().regex(/^[A-Za-z0-9]{3,11}$/, "must be the header that is registered with DLT")),
  DLT_ENTITY_ID: optional(dltId),
  DLT_TEMPLATE_TOLD: optional(dltId),
  DLT_TEMPLATE_CODE: optional(dltId),
  SMS_AUTHORIZATION: optional(z.string().min(1)),
  SMS_BODY: withDefault(
    json,
    '{"to":"{to}","sender":"{sender}","text":"{text}","entityId":"{entity}","templateId":"{template}"}',
  ),
  SMS_TEXT_TOLD: withDefault(
    z.string().regex(/^(?:(?!\{#var#\}).)*(?:\{#var#\}(?:(?!\{#var#\}).)*){2}$/, "must have {#var#} twice"),
    "Niyukti: {#var#} - see {#var#}",
  ),
  SMS_TEXT_CODE: withDefault(z.string().includes("{#var#}"), "{#var#} is your code for Niyukti. It is good for 10 minutes."),
  // Made anew by each server for its calls to itself; never set by an operator.
  INTERNAL_SECRET: optional(secret),
  // The file of the worker that reads uploads: set by a server that runs from its sources, never by an operator.
  UPLOAD_WORKER: optional(z.string()),
  // Set by Vercel, never by an operator: its cache of data outlives a deployment (lib/cache/cached.ts).
  VERCEL_DEPLOYMENT_ID: optional(z.string()),
  // Set by Vercel too: the shortest name of the site, without a scheme. Where nobody gave an address the site stands there.
  VERCEL_PROJECT_PRODUCTION_URL: optional(z.hostname()),
  // Opens the pages under /measure to tests and benchmarks; never set by an operator.
  MEASURE: withDefault(flag, "false"),
  // What Prometheus sends to /api/metrics as its bearer token; unset: there is no such address.
  METRICS_TOKEN: optional(token),
  // What a scheduler outside (Vercel Cron) sends to /api/cron/... as its bearer token.
  CRON_SECRET: optional(token),
  // How many searches one network may make in a minute at one server; 0: as many as it likes.
  SEARCHES_A_MINUTE: withDefault(z.coerce.number().int().min(0).max(1_000_000), "600"),
  LOG_LEVEL: withDefault(z.enum(["trace", "debug", "info", "warn", "error", "silent"]), "info"),
  SITE_NAME: withDefault(z.string().min(1), "Niyukti"),
  SITE_CLAIMS: withDefault(z.enum(["spec", "measured"]), "measured"),
  CONTACT_EMAIL: withDefault(z.email(), "support@niyukti.example"),
  CONTACT_PHONE: withDefault(z.string().min(5), "+91 124 555 0199"),
  CONTACT_ADDRESS: withDefault(z.string().min(5), "Niyukti, Sector 44, Gurgaon, Haryana 122003, India"),
  // The person, or the office, that takes complaints about personal data.
  GRIEVANCE_OFFICER: optional(z.string().min(2)),
  GRIEVANCE_EMAIL: optional(z.email()),
  SOCIAL_X: optional(https),
  SOCIAL_FACEBOOK: optional(https),
  SOCIAL_INSTAGRAM: optional(https),
  SOCIAL_YOUTUBE: optional(https),
  SOCIAL_LINKEDIN: optional(https),
  SOCIAL_TELEGRAM: optional(https),
  SOCIAL_WHATSAPP: optional(https),
  INDEXING: withDefault(flag, "true"),
  // Each tells engines of notices as they change (lib/engines); unset: nobody is told.
  INDEXNOW_KEY: optional(z.string().regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits or dashes")),
  GOOGLE_INDEXING_CREDENTIALS: optional(z.string().min(1)),
  GOOGLE_INDEXING_DAILY: withDefault(z.coerce.number().int().min(1).max(1_000_000), "200"),
};

/** Settings of which one is of no use without the others. */
const TOGETHER = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["SMS_URL", "SMS_SENDER", "DLT_ENTITY_ID", "DLT_TEMPLATE_TOLD", "DLT_TEMPLATE_CODE"],
  ["TELEGRAM_BOT_TOKEN", "TELEGRAM_BOT_NAME", "TELEGRAM_WEBHOOK_SECRET"],
] as const;

const envSchema = z.object(settings).transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? addressBySelf(env) }));

type Place = { HOST: string; PORT: number; VERCEL_PROJECT_PRODUCTION_URL?: string };

function addressBySelf({ HOST, PORT, VERCEL_PROJECT_PRODUCTION_URL: name }: Place): string {
  return name ? `https://${name}` : `http://${nameOfHost(HOST)}:${PORT}`;
}

export type Env = z.output<typeof envSchema>;

/**
 * Reads and checks the settings.
 * @throws Error with one line for each wrong setting; values are not repeated, since some are secrets.
 */
export function readEnv(source: Source): Env {
  return parse(source, []);
}

/**
 * Reads and checks the settings of a server, which must also have what it cannot invent: on a database of its own it keeps a session secret in the
 * data folder, but several servers that share one database must share the secret too.
 */
export function readServerEnv(source: Source): Env {
  const { DATABASE_URL, NEXTAUTH_SECRET, NODE_ENV } = trimmed(source);
  const missing = DATABASE_URL && !NEXTAUTH_SECRET && NODE_ENV !== "development";
  return parse(source, missing ? ["NEXTAUTH_SECRET: must be set (32 characters or more) where DATABASE_URL is set"] : []);
}

function parse(source: Source, found: string[]): Env {
  const given = trimmed(source);
  const result = envSchema.safeParse(given, { error: inWords });
  // The first of each: one address may break several rules, whose words are the same.
  const messages = new Map(result.error?.issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));
  for (const name of quotedOnes(given)) messages.set(name, QUOTED);
  const issues = [...messages].reverse().map(([name, message]) => `${name}: ${message}`);
  const wrong = [...issues, ...missingOnes(given), ...found];
  if (result.success && wrong.length === 0) return result.data;
  throw new Error(`These settings are wrong:\n${wrong.map((line) => `  ${line}`).join("\n")}`);
}

const QUOTED = "must stand without quotes: what has read the file, as docker run --env-file, takes them for a part of the value";
/** Good with quotes too, and another without them. */
const KEPT_AS_THEY_ARE = new Set(["NEXTAUTH_SECRET", "ADMIN_PASSWORD"]);

/** Texts with quotes around them would be shown so, and of an address nobody is told that they are what is wrong with it. */
function quotedOnes(given: Source): string[] {
  const isQuoted = (name: string) => /^(["']).*\1$/s.test(given[name] ?? "") && !KEPT_AS_THEY_ARE.has(name);
  return Object.keys(settings).filter(isQuoted);
}

/** What the library says of a word in the place of a number names what it made of it: "received NaN". */
function inWords({ code, expected }: { code?: string; expected?: unknown }): string | undefined {
  return code === "invalid_type" && ["number", "int"].includes(String(expected)) ? "must be a whole number" : undefined;
}

/** Not a rule of the schema, which asks no such rule once a setting is wrong by itself. */
function missingOnes(given: Source): string[] {
  const missing = missingTogether(given);
  // The embedded database has no replica: what is named is one of another database.
  return given.DATABASE_READ_URL && !given.DATABASE_URL
    ? [...missing, "DATABASE_URL: must be set with DATABASE_READ_URL, which names its replica"]
    : missing;
}

function missingTogether(given: Source): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !given[name]);
    return missing.length === names.length ? [] : missing.map((name) => `${name}: must be set with ${names.join(", ")}`);
  });
}

/** Spaces around a value are of the file that it was written in: the shell leaves a carriage return at the end of each line from Windows. */
function trimmed(source: Source): Source {
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, value?.trim()]));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(url: string): boolean {
  const { username, password, pathname, search, hash } = new URL(url);
  return /^\/*$/.test(pathname) && [username, password, search, hash].every((part) => part === "");
}

/** Whether user and password can be read back: one that has a bare % would fail every mail, long after the start, and a / in it be taken for the end of the host. */
function isEncoded(url: string): boolean {
  const { username, password, pathname, hash } = new URL(url);
  try {
    decodeURIComponent(username + password);
    return hash === "" && !pathname.includes("@");
  } catch {
    return false;
  }
}
