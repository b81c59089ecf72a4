import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type Mailer from "nodemailer/lib/mailer";
import type { Mail } from "@/lib/mail/message";

/** Mails that are kept; the oldest leave, so that a site without a mail server does not fill its disk. */
const MAX_MAILS = 1_000;

/** Folder of the mails that had no server to go to. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, "outbox");
}

/**
 * Keeps a mail as two files: .eml, which mail programs open, and .json with its parts. Both are readable by their owner alone, since
 * mails hold links that open an account.
 */
export async function keepInOutbox(dataDir: string, mail: Mail, message: Mailer.Options): Promise<void> {
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const keptAt = new Date().toISOString();
  const name = path.join(folder, `${keptAt.replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}`);
  const { message: source } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await writeFile(`${name}.eml`, source, { mode: 0o600 });
  const parts = `${JSON.stringify({ ...mail, headers: message.headers, keptAt }, null, 2)}\n`;
  // Under its name when it is whole: who waits for the mail reads it as soon as it is there.
  await writeFile(`${name}.part`, parts, { mode: 0o600 });
  await rename(`${name}.part`, `${name}.json`);
  await removeOldest(folder);
}

async function removeOldest(folder: string): Promise<void> {
  // Names begin with the time, so their order is that of the mails.
  const names = (await readdir(folder)).sort();
  const surplus = names.slice(0, Math.max(0, names.length - 2 * MAX_MAILS));
  await Promise.all(surplus.map((name) => rm(path.join(folder, name), { force: true })));
}
