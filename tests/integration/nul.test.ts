import * as formRoute from "@/app/api/account-forms/[form]/route";
import * as auditRoute from "@/app/api/admin/audit/route";
import * as loginRoute from "@/app/api/admin/login/route";
import * as countsRoute from "@/app/api/alerts/counts/route";
import * as jobsRoute from "@/app/api/jobs/route";
import { users } from "@/tests/support/account-calls";
import { makeAdmin, makeUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();

const NUL = "a\u0000b";
const asha = { fullName: "Asha Verma", email: "asha@example.org", password: "a good one" };
const alert = { title: "Clerks", location: "Delhi", department: "SSC", salaryRange: "all-salaries", frequency: "daily" };

const post = (route: { POST: Parameters<typeof call>[0] }, path: string, json: object) => call(route.POST, path, { json });

it.each<[string, string, () => Promise<Response>]>([
  ["a name", "fullName", () => users.register({ ...asha, fullName: NUL })],
  ["an address", "email", () => users.register({ ...asha, email: `${NUL}@example.org` })],
  ["a forgotten address", "email", () => users.forgotPassword({ email: `${NUL}@example.org` })],
  ["the address of a sign-in", "email", () => users.login({ email: `${NUL}@example.org`, password: "a good one" })],
  ["a token", "token", () => users.verifyEmail({ token: NUL })],
  ["the name of a member of the staff", "username", () => post(loginRoute, "/api/admin/login", { username: NUL, password: "x" })],
  [
    "the words of an alert",
    "alerts.0.keywords",
    () => post(countsRoute, "/api/alerts/counts", { alerts: [{ ...alert, keywords: NUL }] }),
  ],
])("a NUL in %s is refused by its field", async (_, field, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
});

it("a NUL in a changed name is refused, and nothing is changed", async () => {
  const user = await makeUser();
  expect((await users.changeMe({ fullName: NUL }, user.bearer)).status).toBe(400);
  expect(await (await users.me(user.bearer)).json()).toMatchObject({ fullName: "Asha Verma" });
});

it("a NUL in a search finds nothing or what it finds without, and is no error", async () => {
  expect((await call(jobsRoute.GET, "/api/jobs?search=%00")).status).toBeLessThan(500);
  expect((await call(jobsRoute.GET, "/api/jobs?location=%00&department=a%00")).status).toBeLessThan(500);
});

it("a NUL in what the log is asked for finds what it finds without, and is no error", async () => {
  const headers = (await makeAdmin()).bearer;
  const asked = ["entityId=%00", "entity=job&entityId=1%00", "search=%00", "from=%00", "page=%00"].map((query) =>
    call(auditRoute.GET, `/api/admin/audit?${query}`, { headers }),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 400, 400]);
});

it("a NUL in a plain form leads back to the form", async () => {
  const signIn = (request: Request) => formRoute.POST(request, { params: Promise.resolve({ form: "sign-in" }) });
  const answer = await call(signIn, "/api/account-forms/sign-in", {
    method: "POST",
    body: "email=a%00b%40example.org&password=x",
    headers: { "content-type": "application/x-www-form-urlencoded", host: "site.example" },
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in"]);
});

it("a body nested as deep as it may be long is looked through, and refused like any other", async () => {
  const body = `{"username":${"[".repeat(31_000)}${"]".repeat(31_000)},"password":"x"}`;
  const headers = { "content-type": "application/json" };
  const answer = await call(loginRoute.POST, "/api/admin/login", { method: "POST", body, headers });
  expect(answer.status).toBe(400);
});
