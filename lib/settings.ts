import { z } from "zod";

/**
 * The rules of every setting, with its default. lib/env.ts applies them to this process; the server's start applies them before
 * anything else runs, so that one message names every wrong setting. .env.example describes each for operators.
 */
type Source = Record<string, string | undefined>;

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.stringbool();
const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === undefined || given === "" ? value : given), schema);
const social = z.url({ protocol: /^https$/ });
const secret = z.string().min(32, "must be at least 32 characters");

const settings = {
  NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "production"),
  // Where the build lies (next.config.mjs); another one beside it is for who builds twice.
  NEXT_DIST_DIR: withDefault(z.string().min(1), ".next"),
  PORT: withDefault(port, "3000"),
  HOST: withDefault(z.string().min(1), "0.0.0.0"),
  SITE_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATA_DIR: withDefault(z.string().min(1), ".data"),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(1).max(100), "10"),
  // Unset: beside the data (lib/server/backup/policy.ts, which also knows what the next two are then).
  BACKUP_DIR: optional(z.string().min(1)),
  BACKUP_KEEP: optional(z.coerce.number().int().min(0).max(1_000)),
  BACKUP_BEFORE_MIGRATION: optional(flag),
  SEED: optional(z.enum(["sample", "none"])),
  ADMIN_USERNAME: optional(z.string().min(3)),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(6)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
  // What mails come from; the contact address where unset.
  MAIL_FROM: optional(z.email()),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), "0"),
  NEXTAUTH_SECRET: optional(secret),
  // Made anew by each server for its calls to itself; never set by an operator.
  INTERNAL_SECRET: optional(secret),
  // The file of the worker that reads uploads: set by a server that runs from its sources, never by an operator.
  UPLOAD_WORKER: optional(z.string()),
  // Opens the pages under /measure to tests and benchmarks; never set by an operator.
  MEASURE: withDefault(flag, "false"),
  // What a scheduler outside (Vercel Cron) sends to /api/cron/... as its bearer token.
  CRON_SECRET: optional(z.string().min(16, "must be at least 16 characters")),
  LOG_LEVEL: withDefault(z.enum(["trace", "debug", "info", "warn", "error", "silent"]), "info"),
  SITE_NAME: withDefault(z.string().min(1), "Niyukti"),
  SITE_CLAIMS: withDefault(z.enum(["spec", "measured"]), "measured"),
  CONTACT_EMAIL: withDefault(z.email(), "support@niyukti.example"),
  CONTACT_PHONE: withDefault(z.string().min(5), "+91 124 555 0199"),
  CONTACT_ADDRESS: withDefault(z.string().min(5), "Niyukti, Sector 44, Gurgaon, Haryana 122003, India"),
  // The person, or the office, that takes complaints about personal data.
  GRIEVANCE_OFFICER: optional(z.string().min(2)),
  GRIEVANCE_EMAIL: optional(z.email()),
  SOCIAL_X: optional(social),
  SOCIAL_FACEBOOK: optional(social),
  SOCIAL_INSTAGRAM: optional(social),
  SOCIAL_YOUTUBE: optional(social),
  SOCIAL_LINKEDIN: optional(social),
  SOCIAL_TELEGRAM: optional(social),
  SOCIAL_WHATSAPP: optional(social),
  INDEXING: withDefault(flag, "true"),
};

const envSchema = z.object(settings).transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` }));

export type Env = z.output<typeof envSchema>;

/**
 * Reads and checks the settings.
 * @throws Error with one line for each wrong setting; values are not repeated, since some are secrets.
 */
export function readEnv(source: Source): Env {
  return parse(source, []);
}

/**
 * The same for a server, which must also have what it cannot invent: on a database of its own it keeps a session secret in the
 * data folder, but several servers that share one database must share the secret too.
 */
export function readServerEnv(source: Source): Env {
  const isShared = Boolean(source.DATABASE_URL) && source.NODE_ENV !== "development";
  const missing = isShared && !source.NEXTAUTH_SECRET;
  return parse(source, missing ? ["NEXTAUTH_SECRET: must be set (32 characters or more) where DATABASE_URL is set"] : []);
}

function parse(source: Source, found: string[]): Env {
  const result = envSchema.safeParse(source);
  if (result.success && found.length === 0) return result.data;
  const issues = result.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  throw new Error(`These settings are wrong:\n${[...issues, ...found].map((line) => `  ${line}`).join("\n")}`);
}
