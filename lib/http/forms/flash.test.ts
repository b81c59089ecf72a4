import { env } from "@/lib/env";
import { FLASH_COOKIE, type Flash, flashCookie, readFlash } from "@/lib/http/forms/flash";

beforeEach(() => {
  env.NEXTAUTH_SECRET = "s".repeat(32);
});

/** What browsers take of a cookie, in bytes; more is dropped with all that it holds. */
const BROWSERS_TAKE = 4096;

const refused = (values: Record<string, string>, message = "यह ईमेल पता सही नहीं है"): Flash => ({
  page: "/register",
  outcome: "refused",
  message,
  errors: { email: [message] },
  values,
});

async function carried(flash: Flash) {
  const cookie = await flashCookie(flash);
  const value = cookie.split(";")[0]?.slice(FLASH_COOKIE.length + 1);
  return { bytes: Buffer.byteLength(cookie), read: await readFlash(value, flash.page) };
}

it("carries what was typed, in letters of any script", async () => {
  const flash = refused({ fullName: "आशा वर्मा", email: "आशा@example.org", phone: "" });
  expect((await carried(flash)).read).toEqual(flash);
});

it("leaves out the longest of what was typed until a browser takes it, and the reason never", async () => {
  const typed = { fullName: "क".repeat(300), email: "ख".repeat(301), phone: "ग".repeat(302), next: "आशा" };
  const { bytes, read } = await carried(refused(typed));
  expect(bytes).toBeLessThanOrEqual(BROWSERS_TAKE);
  expect(read).toEqual(refused({ fullName: typed.fullName, email: typed.email, next: typed.next }));
});

it("leaves nothing out that fits", async () => {
  const flash = refused({ fullName: "क".repeat(300), email: "ख".repeat(300), next: "a".repeat(300) });
  const { bytes, read } = await carried(flash);
  expect(bytes).toBeLessThanOrEqual(BROWSERS_TAKE);
  expect(read).toEqual(flash);
});

it("is taken whatever a form holds, down to the reason alone", async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, "क".repeat(300)]));
  const { bytes, read } = await carried(refused(many, "त".repeat(300)));
  expect(bytes).toBeLessThanOrEqual(BROWSERS_TAKE);
  expect(read?.message).toBe("त".repeat(300));
});

it("shows nothing where there is none, where it is another page's, or nobody of this site made it", async () => {
  const value = (await flashCookie(refused({}))).split(";")[0]?.slice(FLASH_COOKIE.length + 1);
  expect(await readFlash(value, "/register")).not.toBeNull();
  expect(await readFlash(value, "/settings")).toBeNull();
  for (const made of [undefined, "", "no-token", `${value}x`]) expect(await readFlash(made, "/register")).toBeNull();
  env.NEXTAUTH_SECRET = "t".repeat(32);
  expect(await readFlash(value, "/register")).toBeNull();
});
