import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { pauseOf } from "@/lib/engines/engine";
import { assertionOf, googleBody } from "@/lib/engines/google-indexing";
import { indexNowBody } from "@/lib/engines/index-now";

const ORIGIN = "https://jobs.example.org";
const NOW = new Date("2026-11-22T10:00:00Z");

it("IndexNow gets every address once, in both languages, with the place of the key", () => {
  const page = { jobId: 7, ordinal: 0, isThere: true };
  expect(indexNowBody([page, page, { ...page, ordinal: 2 }], "a1b2c3d4", ORIGIN)).toEqual({
    host: "jobs.example.org",
    key: "a1b2c3d4",
    keyLocation: `${ORIGIN}/a1b2c3d4.txt`,
    urlList: [`${ORIGIN}/job/7`, `${ORIGIN}/job/7?lang=hi`, `${ORIGIN}/job/7/post/2`, `${ORIGIN}/job/7/post/2?lang=hi`],
  });
});

it("Google is told whether a page is still there", () => {
  expect(googleBody({ jobId: 7, ordinal: 0, isThere: true }, ORIGIN)).toEqual({ url: `${ORIGIN}/job/7`, type: "URL_UPDATED" });
  expect(googleBody({ jobId: 7, ordinal: 1, isThere: false }, ORIGIN)).toEqual({
    url: `${ORIGIN}/job/7/post/1`,
    type: "URL_DELETED",
  });
});

it("the claim for a token names account, scope and address, lasts an hour and is signed by the key of the account", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const credentials = {
    client_email: "a@b.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    token_uri: "https://oauth2.example/token",
  };
  const [header = "", claim = "", signature = ""] = assertionOf(credentials, NOW).split(".");
  const seconds = NOW.getTime() / 1000;
  expect(JSON.parse(Buffer.from(claim, "base64url").toString())).toEqual({
    iss: "a@b.example",
    scope: "https://www.googleapis.com/auth/indexing",
    aud: "https://oauth2.example/token",
    iat: seconds,
    exp: seconds + 3600,
  });
  const key = createPublicKey(publicKey.export({ type: "spki", format: "pem" }));
  expect(verify("RSA-SHA256", Buffer.from(`${header}.${claim}`), key, Buffer.from(signature, "base64url"))).toBe(true);
});

it.each([
  ["120", 120_000],
  ["Sun, 22 Nov 2026 10:05:00 GMT", 300_000],
  ["Sun, 22 Nov 2026 09:00:00 GMT", 0],
  ["999999999", 86_400_000],
  ["soon", 600_000],
  [undefined, 600_000],
])("an answer that asks to come back in %s is left alone for %i ms", (value, ms) => {
  expect(pauseOf(new Response(null, { status: 429, headers: value ? { "retry-after": value } : {} }), NOW)).toBe(ms);
});
