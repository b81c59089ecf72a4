import * as callbackRoute from "@/app/api/auth/callback/[provider]/route";
import * as signInRoute from "@/app/api/auth/signin/[provider]/route";
import { signInWithProvider } from "@/lib/accounts/sign-in-with-provider";
import { userOf } from "@/lib/auth/actors";
import { pairsOf } from "@/lib/auth/openid/exchange-cookies";
import { signInWays } from "@/lib/auth/openid/providers";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { readFlash } from "@/lib/http/forms/flash";
import { translator } from "@/lib/i18n/translate";
import { makeUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { CLIENT, type OpenIdPlayer, startOpenIdPlayer } from "@/tests/support/openid-provider";

const PERSON = { sub: "person-1", name: "Asha Verma", email: "asha@example.org", email_verified: true };

const database = useDatabase();
let provider: OpenIdPlayer;

beforeAll(async () => {
  provider = await startOpenIdPlayer();
});
afterAll(() => provider.close());
beforeEach(async () => {
  await database.clear();
  Object.assign(env, {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "DigiLocker",
  });
  provider.be(PERSON);
});
afterEach(() => Object.assign(env, { OIDC_ISSUER: undefined, OIDC_CLIENT_ID: undefined, OIDC_CLIENT_SECRET: undefined }));

const params = { provider: "oidc" };

/** The pairs of the Set-Cookie headers of an answer as a browser keeps them; those with Max-Age=0 are forgotten. */
function keep(jar: Map<string, string>, response: Response): void {
  for (const header of response.headers.getSetCookie()) {
    const [pair = ""] = header.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    if (/Max-Age=0/.test(header)) jar.delete(name);
    else jar.set(name, pair.slice(name.length + 1));
  }
}

const cookieOf = (jar: Map<string, string>) => ({ cookie: [...jar].map((pair) => pair.join("=")).join("; ") });

/** Goes to the provider and back as a browser does, without scripts. `change` alters the address or the cookies on the way back. */
async function signIn(query = "", change: (back: URL, jar: Map<string, string>) => void = () => undefined) {
  const jar = new Map<string, string>();
  const begun = await call(signInRoute.GET, `/api/auth/signin/oidc${query}`, { params });
  keep(jar, begun);
  const atProvider = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(atProvider.headers.get("location") ?? "");
  expect(`${back.origin}${back.pathname}`).toBe(`${env.SITE_URL}/api/auth/callback/oidc`);
  change(back, jar);
  const response = await call(callbackRoute.GET, `${back.pathname}${back.search}`, { params, headers: cookieOf(jar) });
  keep(jar, response);
  const location = response.headers.get("location") ?? "";
  const flash = await readFlash(jar.get("niyukti_flash"), location.split("?")[0] ?? "");
  const user = await userOf(new Request(env.SITE_URL, { headers: cookieOf(jar) }));
  return { status: response.status, location, message: flash?.message, user, jar };
}

it("is off, and its addresses are nowhere, until it is configured", async () => {
  expect(signInWays()).toEqual([{ id: "oidc", name: "DigiLocker" }]);
  env.OIDC_CLIENT_SECRET = undefined;
  expect(signInWays()).toEqual([]);
  for (const route of [signInRoute, callbackRoute]) {
    expect((await call(route.GET, "/api/auth/signin/oidc", { params })).status).toBe(404);
  }
  expect((await call(signInRoute.GET, "/api/auth/signin/google", { params: { provider: "google" } })).status).toBe(404);
});

it("signs in who holds the proven address of an account, leads back to the page, and forgets the exchange", async () => {
  const known = await makeUser({ email: "Asha@example.org" });
  const { status, location, user, jar } = await signIn("?lang=hi&next=%2Fsaved%3Flang%3Dhi");
  expect([status, location]).toEqual([303, "/saved?lang=hi"]);
  expect(user).toMatchObject({ id: known.id, isEmailVerified: true });
  expect([...jar.keys()].filter((name) => name.includes("next-auth"))).toEqual([]);
  expect(await db().user.count()).toBe(1);
});

it("makes an account with a proven address and a consent where there is none, once", async () => {
  const first = await signIn("?lang=hi");
  expect(first.user).toMatchObject({ fullName: "Asha Verma", email: "asha@example.org", isEmailVerified: true });
  expect((await signIn()).user?.id).toBe(first.user?.id);
  expect(await db().consent.findMany({ select: { kind: true, language: true } })).toEqual([{ kind: "account", language: "hi" }]);
});

it("of two first sign-ins at once one makes the account, and leaves one consent", async () => {
  const caller = { request: new Request(env.SITE_URL), language: "en" } as const;
  const both = await Promise.all([1, 2].map(() => signInWithProvider(PERSON, "DigiLocker", caller)));
  expect(both.map(({ bearer }) => bearer)).toEqual([expect.any(String), expect.any(String)]);
  expect([await db().user.count(), await db().consent.count()]).toEqual([1, 1]);
});

it("asks for the address where the identity token does not name it", async () => {
  provider.be(PERSON, true);
  expect((await signIn()).user).toMatchObject({ email: "asha@example.org" });
});

it.each<[string, object]>([
  ["is not proven there", { email_verified: false }],
  ["is proven in words alone", { email_verified: "true" }],
  ["is not said to be proven", { email_verified: undefined }],
  ["is missing", { email: undefined }],
])("opens and makes nothing where the address %s", async (_what, change) => {
  await makeUser({ email: "asha@example.org" });
  provider.be({ ...PERSON, ...change });
  const { location, message, user } = await signIn();
  expect([location, user]).toEqual(["/sign-in", null]);
  expect(message).toContain("DigiLocker");
  expect(await db().user.count()).toBe(1);
});

it.each<[string, object, RegExp]>([
  ["has not proven its address here", { emailVerifiedAt: null }, /not confirmed/],
  ["is switched off", { isActive: false }, /Invalid|wrong|password/i],
])("opens no account that %s, and says so", async (_what, change, message) => {
  await makeUser({ email: "asha@example.org", ...change });
  const answer = await signIn();
  expect(answer.user).toBeNull();
  expect(answer.message).toMatch(message);
});

it.each<[string, (back: URL, jar: Map<string, string>) => void]>([
  ["another state", (back) => back.searchParams.set("state", "another")],
  ["a code of somebody else", (back) => back.searchParams.set("code", "another")],
  ["no code", (back) => back.searchParams.delete("code")],
  ["an error of the provider", (back) => back.searchParams.set("error", "access_denied")],
  ["the cookies of no browser that asked", (_back, jar) => jar.clear()],
  ["a verifier of another browser", (_back, jar) => jar.delete("next-auth.pkce.code_verifier")],
])("begins no session for who comes back with %s", async (_what, change) => {
  const { location, message, user } = await signIn("", change);
  expect([location, user]).toEqual(["/sign-in", null]);
  expect(message).toContain("DigiLocker");
  expect(await db().user.count()).toBe(0);
});

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");

it.each<[string, () => void]>([
  ["of another sign-in", () => provider.be({ ...PERSON, nonce: "another" })],
  ["for another site", () => provider.be({ ...PERSON, aud: "another-site" })],
  ["of another provider", () => provider.be({ ...PERSON, iss: "https://accounts.example.org" })],
  ["whose time is over", () => provider.be({ ...PERSON, exp: Math.floor(Date.now() / 1000) - 60 })],
  ["without a signature", () => provider.forge((token) => `${encoded({ alg: "none" })}.${token.split(".")[1]}.`)],
  [
    "that was changed after it was signed",
    () =>
      provider.forge((token) => {
        const [head, body = "", signature] = token.split(".");
        const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
        return [head, encoded({ ...claims, email: "ravi@example.org" }), signature].join(".");
      }),
  ],
])("believes no identity token %s", async (_what, forge) => {
  forge();
  const { location, message, user } = await signIn();
  expect([location, user]).toEqual(["/sign-in", null]);
  expect(message).toContain("DigiLocker");
  expect(await db().user.count()).toBe(0);
});

it("believes no metadata that name another issuer than the one that is set, but for a slash at the end", async () => {
  env.OIDC_ISSUER = `${provider.issuer}/tenant`;
  expect(await signIn()).toMatchObject({ location: "/sign-in", user: null });
  expect(await db().user.count()).toBe(0);
  env.OIDC_ISSUER = `${provider.issuer}/`;
  expect((await signIn()).user).toMatchObject({ email: "asha@example.org" });
});

it("leads to no other site afterwards, and to no page that another site names", async () => {
  expect((await signIn("?next=https%3A%2F%2Fevil.example%2F")).location).toBe("/");
  const elsewhere = `https://${"x".repeat(env.SITE_URL.length - "https://".length)}`;
  for (const address of [`${env.SITE_URL}//evil.example`, `${elsewhere}/settings/delete`]) {
    const forge = (_back: URL, jar: Map<string, string>) => void jar.set("next-auth.callback-url", encodeURIComponent(address));
    expect((await signIn("", forge)).location).toBe("/");
  }
});

it("says that the other site is away", async () => {
  env.OIDC_ISSUER = "http://127.0.0.1:1";
  const answer = await call(signInRoute.GET, "/api/auth/signin/oidc?lang=hi", { params });
  expect(answer.headers.get("location")).toBe("/sign-in?lang=hi");
});

it("leads a browser that comes too often to the sign-in page, which says so, from either end of the way", async () => {
  const headers = { "x-forwarded-for": "198.51.100.77" };
  const ends = [
    () => call(signInRoute.GET, "/api/auth/signin/oidc?lang=hi&next=%2Fsaved", { params, headers }),
    () => call(callbackRoute.GET, "/api/auth/callback/oidc", { params, headers }),
  ];
  for (const [at, end] of ends.entries()) {
    for (let asked = 0; asked < 30; asked++) await end();
    const { status, headers: said } = await end();
    expect([status, said.get("location")]).toEqual([303, at === 0 ? "/sign-in?lang=hi&next=%2Fsaved" : "/sign-in"]);
    const flash = pairsOf(said.getSetCookie()).niyukti_flash;
    expect((await readFlash(flash, "/sign-in"))?.message).toBe(translator(at === 0 ? "hi" : "en", "api")("rateLimited"));
  }
});
