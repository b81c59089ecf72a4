import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { backgroundDone } from "@/lib/http/background";
import type { Language } from "@/lib/i18n/languages";
import { closeSmtp } from "@/lib/mail/smtp";
import { cookieOf, users } from "@/tests/support/account-calls";
import { useDatabase } from "@/tests/support/database";
import { readMessage, startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

const database = useDatabase();
let server: TestSmtpServer;

beforeAll(async () => {
  server = await startSmtpServer();
  env.SMTP_URL = server.url;
});
afterAll(async () => {
  await backgroundDone();
  closeSmtp();
  env.SMTP_URL = undefined;
  await server.close();
});
beforeEach(async () => {
  await backgroundDone();
  server.received.splice(0);
  await database.clear();
});

const PASSWORD = "a good one";
const asha = { fullName: "Asha Verma", email: "asha@example.org", password: PASSWORD };

/** The mails that the server took, by reader. */
async function mails() {
  await backgroundDone();
  return server.received.map(({ to, source }) => ({ to: to.join(), ...readMessage(source) }));
}

/** The one mail to a reader: both forms in one language, one link in both. */
async function mailTo(reader: string, language: Language, path: string) {
  const found = (await mails()).filter(({ to }) => to === reader);
  expect(found).toHaveLength(1);
  const [mail] = found;
  if (!mail) throw new Error("one mail was found");
  expect(mail.headers).toMatch(/Content-Type: multipart\/alternative/);
  expect(mail.html).toContain(`lang="${language}"`);
  const link = new RegExp(`https?://[^\\s"<]+${path}[^\\s"<]*`);
  const href = link.exec(mail.text)?.[0] ?? "";
  expect(link.exec(mail.html)?.[0].replaceAll("&amp;", "&")).toBe(href);
  const address = new URL(href);
  expect(address.searchParams.get("lang")).toBe(language === "hi" ? "hi" : null);
  return { ...mail, token: address.searchParams.get("token") ?? "" };
}

/** Registers in a language with an address that is proven, and forgets the mail that it sends. */
async function register(language: Language): Promise<{ cookie: string }> {
  const response = await users.register(asha, {}, `?lang=${language}`);
  await mails();
  await db().user.updateMany({ data: { emailVerifiedAt: new Date() } });
  server.received.splice(0);
  return cookieOf(response);
}

const WORDS = {
  en: {
    verify: [/^Confirm your email address for Niyukti$/, /confirm that this address is yours/],
    reset: [/^Set a new password for Niyukti$/, /Hello Asha Verma/],
    changing: [/^Your email address for Niyukti is being changed$/, /Hello Asha Verma/],
  },
  hi: {
    verify: [/पुष्टि/, /पुष्टि/],
    reset: [/नया पासवर्ड चुनें$/, /Asha Verma/],
    changing: [/पता/, /Asha Verma/],
  },
} as const;

describe.each(["en", "hi"] as const)("over SMTP, in %s", (language) => {
  const words = WORDS[language];
  const statusOf = async (call: Promise<Response>) => (await call).status;

  it("registering mails a link that proves the address, once", async () => {
    const response = await users.register(asha, {}, `?lang=${language}`);
    const mail = await mailTo(asha.email, language, "/verify-email");
    expect(mail.subject).toMatch(words.verify[0]);
    for (const form of [mail.text, mail.html]) expect(form).toMatch(words.verify[1]);
    expect(await statusOf(users.verifyEmail({ token: mail.token }))).toBe(200);
    expect(await (await users.me(cookieOf(response))).json()).toMatchObject({ isEmailVerified: true });
    expect(await statusOf(users.verifyEmail({ token: mail.token }))).toBe(400);
  });

  it("a forgotten password is replaced by the mailed link, once", async () => {
    await register(language);
    expect(await statusOf(users.forgotPassword({ email: asha.email }))).toBe(200);
    const mail = await mailTo(asha.email, language, "/reset-password");
    expect(mail.subject).toMatch(words.reset[0]);
    for (const form of [mail.text, mail.html]) expect(form).toMatch(words.reset[1]);
    expect(await statusOf(users.resetPassword({ token: mail.token, password: "a new one" }))).toBe(200);
    expect(await statusOf(users.login({ email: asha.email, password: "a new one" }))).toBe(200);
    expect(await statusOf(users.resetPassword({ token: mail.token, password: "another one" }))).toBe(400);
    expect(await statusOf(users.login({ email: asha.email, password: "another one" }))).toBe(401);
  });

  it("a new address gets a link that moves the account there, once, and the old one hears of it", async () => {
    const cookie = await register(language);
    const change = { email: "new@example.org", currentPassword: PASSWORD };
    expect(await statusOf(users.changeMe(change, cookie))).toBe(200);
    const notice = await mailTo(asha.email, language, "/forgot-password");
    expect(notice.subject).toMatch(words.changing[0]);
    for (const form of [notice.text, notice.html]) expect(form).toMatch(words.changing[1]);
    expect(notice.headers).not.toContain("List-Unsubscribe");
    const mail = await mailTo("new@example.org", language, "/verify-email");
    expect(mail.headers).not.toContain("List-Unsubscribe");
    expect(mail.text).not.toContain("Asha");
    expect(await statusOf(users.verifyEmail({ token: mail.token }))).toBe(200);
    expect(await (await users.me(cookie)).json()).toMatchObject({ email: "new@example.org", isEmailVerified: true });
    expect(await statusOf(users.verifyEmail({ token: mail.token }))).toBe(400);
  });
});

it("a mail server that refuses keeps nobody from registering, and another link can be asked for", async () => {
  server.refuse("no such user");
  const response = await users.register(asha);
  expect(response.status).toBe(201);
  await backgroundDone();
  server.refuse(null);
  expect((await users.sendVerification(cookieOf(response))).status).toBe(200);
  const mail = await mailTo(asha.email, "en", "/verify-email");
  expect((await users.verifyEmail({ token: mail.token })).status).toBe(200);
});

it("of forty who ask at once for one address, three are sent a link", async () => {
  await register("en");
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => users.forgotPassword({ email: asha.email }, { "x-forwarded-for": `203.0.113.${i}` })),
  );
  expect(await mails()).toHaveLength(3);
});

describe("a link that would move the account", () => {
  const ask = async (cookie: { cookie: string }) => {
    await users.changeMe({ email: "thief@example.org", currentPassword: PASSWORD }, cookie);
    const { token } = await mailTo("thief@example.org", "en", "/verify-email");
    server.received.splice(0);
    return token;
  };

  it("ends when the owner sets a new password, as the mail about it says", async () => {
    const token = await ask(await register("en"));
    await users.forgotPassword({ email: asha.email });
    const { token: reset } = await mailTo(asha.email, "en", "/reset-password");
    expect((await users.resetPassword({ token: reset, password: "a new one" })).status).toBe(200);
    expect((await users.verifyEmail({ token })).status).toBe(400);
    expect((await users.login({ email: asha.email, password: "a new one" })).status).toBe(200);
  });

  it("ends when the owner changes the password", async () => {
    const cookie = await register("en");
    const token = await ask(cookie);
    expect((await users.changePassword({ currentPassword: PASSWORD, newPassword: "a new one" }, cookie)).status).toBe(200);
    expect((await users.verifyEmail({ token })).status).toBe(400);
  });

  it("followed, ends what was mailed to the old address", async () => {
    const token = await ask(await register("en"));
    await users.forgotPassword({ email: asha.email });
    const { token: reset } = await mailTo(asha.email, "en", "/reset-password");
    expect((await users.verifyEmail({ token })).status).toBe(200);
    expect((await users.resetPassword({ token: reset, password: "a new one" })).status).toBe(400);
  });
});
