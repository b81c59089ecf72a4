import { POST as submitForm } from "@/app/api/account-forms/[form]/route";
import { stateOf } from "@/components/account/plain-form";
import { MAX_ALERTS, parseJobAlert } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import { readFlash } from "@/lib/http/forms/flash";
import { useAccounts } from "@/tests/support/account-sessions";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";

useAccounts();

/** Posts a plain form of the settings as a browser without scripts does; every answer leads to a page. */
async function post(form: string, fields: Record<string, string>, { cookie = {} }: { cookie?: object }, language = "en") {
  const headers = { ...cookie, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  const submit = (request: Request) => submitForm(request, { params: Promise.resolve({ form }) });
  const answer = await call(submit, `/api/account-forms/${form}?lang=${language}`, { method: "POST", headers, body });
  expect(answer.status).toBe(303);
  return answer;
}

type Sender = { language?: string; page?: string; cookie?: object };

/** Where the answer to such a post leads, and what that page then says. */
async function outcomeOf(form: string, fields: Record<string, string>, { language, page = "/sign-in", cookie }: Sender = {}) {
  const { headers } = await post(form, fields, { cookie }, language);
  const said = /niyukti_flash=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1];
  return { to: headers.get("location"), said: await readFlash(said, page) };
}

it.each([
  ["en", "profile", "/sign-in?next=%2Fsettings", "You were logged out, and nothing was changed. Sign in, then try again."],
  [
    "hi",
    "password",
    "/sign-in?lang=hi&next=%2Fsettings%3Flang%3Dhi",
    "आप लॉग आउट हो चुके थे, इसलिए कुछ नहीं बदला गया। साइन इन करके फिर कोशिश करें।",
  ],
  [
    "en",
    "delete",
    "/sign-in?next=%2Fsettings%2Fdelete",
    "You were logged out, and nothing was changed. Sign in, then try again.",
  ],
])(
  "says in %s to whoever is logged out and sends %s that nothing was changed, where they sign in and are led back",
  async (language, form, to, message) => {
    const fields = { fullName: "Asha Kumari", currentPassword: "secret words", newPassword: "others", password: "secret words" };
    const found = await outcomeOf(form, fields, { language });
    expect(found.to).toBe(to);
    // Whoever signs in next on this device may be another person: what was typed does not wait for them.
    expect(found.said).toEqual({ page: "/sign-in", outcome: "refused", message, errors: {}, values: {} });
  },
);

it.each([
  ["email", { email: "new@example.org", currentPassword: "not mine" }],
  ["password", { newPassword: "a new one", currentPassword: "not mine" }],
])(
  "marks a wrong password in the form %s alone, which is not the only one of the settings with such a field",
  async (form, fields) => {
    const { cookie } = await makeUser();
    const { said } = await outcomeOf(form, fields, { page: "/settings", cookie });
    expect(said).toMatchObject({ outcome: "refused", errors: { currentPassword: ["The current password is not right."] } });
    const marked = ["profile", "email", "password", "sms"].filter((one) => stateOf(one, said) !== null);
    expect(marked).toEqual([form]);
  },
);

it("leads back to the list of an alert whoever was logged out before they kept it", async () => {
  const { to } = await outcomeOf("alert", { search: "qualification=12th" });
  expect(to).toBe("/sign-in?next=%2Fsettings%2Falert%3Fqualification%3D12th");
});

it("leads nobody from signing in to signing in, who logs out twice", async () => {
  expect((await outcomeOf("sign-out", {})).to).toBe("/sign-in");
});

it.each(["en", "hi"])("tells whoever logs out this device among the others that they are logged out, in %s", async (language) => {
  const user = await makeUser();
  const sent = { language, cookie: user.cookie };
  const byList = await outcomeOf("end-session", { id: user.sessionId }, sent);
  const byButton = await outcomeOf("sign-out", {}, { language, cookie: (await makeUser({ email: "b@example.org" })).cookie });
  expect(byList).toEqual(byButton);
  expect(byList.said).toMatchObject({ outcome: "done", message: expect.any(String) });
});

const recordsOf = (user: TestAccount) =>
  db().accountRecord.findMany({ where: { userId: user.id, kind: "jobAlerts" }, orderBy: { key: "asc" } });
const listsOf = async (user: TestAccount) =>
  (await db().mailOptOut.findMany({ where: { userId: user.id }, orderBy: { list: "asc" } })).map(({ list }) => list);

const search = "qualification=12th&location=Bihar";

it("keeps an alert for a search with the account, once, whatever the order of its filters, and for nobody else", async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  await post("alert", { search }, user);
  await post("alert", { search: "location=Bihar&qualification=12th" }, user);
  const records = await recordsOf(user);
  expect(records).toHaveLength(1);
  expect(parseJobAlert(records[0]?.value)).toMatchObject({
    title: "12th pass jobs in Bihar",
    location: "Bihar",
    qualification: "12th",
    email: user.email,
    emailNotifications: true,
    isActive: true,
  });
  expect(await recordsOf(other)).toEqual([]);
});

it("brings back an alert that was removed, and raises the number by which devices hear of it", async () => {
  const user = await makeUser();
  await post("alert", { search }, user);
  await db().accountRecord.updateMany({ where: { userId: user.id }, data: { deletedAt: new Date(Date.now() - 1000) } });
  const before = await db().user.findUniqueOrThrow({ where: { id: user.id } });
  await post("alert", { search }, user);
  const [record] = await recordsOf(user);
  expect(record?.deletedAt).toBeNull();
  expect(record?.revision).toBeGreaterThan(before.recordsRevision);
});

it("keeps no more alerts than an account may hold, and none for a search that asks for everything", async () => {
  const user = await makeUser();
  for (let index = 0; index < MAX_ALERTS; index++) await post("alert", { search: `search=post${index}` }, user);
  await post("alert", { search }, user);
  await post("alert", { search: "" }, user);
  expect(await recordsOf(user)).toHaveLength(MAX_ALERTS);
});

it("stops and takes again the mails of one kind alone", async () => {
  const user = await makeUser();
  await post("mails", { want: "no", list: "follow" }, user);
  expect(await listsOf(user)).toEqual(["follow"]);
  await post("mails", { want: "no", list: "alert" }, user);
  await post("mails", { want: "yes", list: "follow" }, user);
  expect(await listsOf(user)).toEqual(["alert"]);
  await post("mails", { want: "no", list: "notice" }, user);
  expect(await listsOf(user)).toEqual(["alert"]);
});
