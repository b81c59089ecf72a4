import { z } from "zod";

/**
 * Every setting the server reads, with its default: the only module that touches process.env. Checked once, at start; a wrong
 * value stops the server with one message that names every wrong setting. .env.example describes each for operators.
 */
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.stringbool();
const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === undefined || given === "" ? value : given), schema);

const envSchema = z.object({
  NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "production"),
  PORT: withDefault(port, "3000"),
  HOST: withDefault(z.string().min(1), "0.0.0.0"),
  SITE_URL: withDefault(
    z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, "")),
    `http://localhost:${process.env.PORT || 3000}`,
  ),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATA_DIR: withDefault(z.string().min(1), ".data"),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number().int().min(1).max(100), "10"),
  SEED: optional(z.enum(["sample", "none"])),
  ADMIN_USERNAME: optional(z.string().min(3)),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(6)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), "0"),
  NEXTAUTH_SECRET: optional(z.string().min(32, "must be at least 32 characters")),
  LOG_LEVEL: withDefault(z.enum(["trace", "debug", "info", "warn", "error", "silent"]), "info"),
  SITE_NAME: withDefault(z.string().min(1), "Niyukti"),
  SITE_CLAIMS: withDefault(z.enum(["spec", "measured"]), "spec"),
  CONTACT_EMAIL: withDefault(z.email(), "support@niyukti.example"),
  CONTACT_PHONE: withDefault(z.string().min(5), "+91 124 555 0199"),
  CONTACT_ADDRESS: withDefault(z.string().min(5), "Niyukti, Sector 44, Gurgaon, Haryana 122003, India"),
  INDEXING: withDefault(flag, "true"),
});

export type Env = z.output<typeof envSchema>;

/**
 * Reads and checks the settings.
 * @throws Error with one line for each wrong setting; values are not repeated, since some are secrets.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`These settings are wrong:\n${lines.join("\n")}`);
}

export const env = readEnv(process.env);
