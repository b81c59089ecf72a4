import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";

/** Who signs in at the provider: what its identity token, or its userinfo, says of them. */
type Person = Record<string, unknown>;

export type OpenIdPlayer = {
  issuer: string;
  /** Who is signed in there; with `isShort` the identity token names nobody, and only userinfo does. */
  be(person: Person, isShort?: boolean): void;
  /** What becomes of the next identity tokens on their way, until somebody else signs in. */
  forge(change: (token: string) => string): void;
  close(): Promise<void>;
};

export const CLIENT = { id: "the-site", secret: "a secret of the site" };
const KEY_ID = "player";

/** An OpenID provider on this machine: code flow with PKCE, state and nonce, tokens signed by RS256. Whoever comes is signed in at once. */
export async function startOpenIdPlayer(): Promise<OpenIdPlayer> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, { challenge: string; nonce: string; redirect: string }>();
  let person: Person = {};
  let isShort = false;
  let forged = (token: string) => token;
  let issuer = "";

  const sign = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const content = `${part({ alg: "RS256", kid: KEY_ID })}.${part(claims)}`;
    return `${content}.${createSign("RSA-SHA256").update(content).sign(privateKey).toString("base64url")}`;
  };

  async function token(request: IncomingMessage) {
    const given = new URLSearchParams(await textOf(request));
    const found = codes.get(given.get("code") ?? "");
    codes.delete(given.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    const [id, secret] = Buffer.from((request.headers.authorization ?? "").replace("Basic ", ""), "base64")
      .toString()
      .split(":")
      .map((part) => decodeURIComponent(part.replace(/\+/g, " ")));
    const isRight = found?.challenge === challenge && found.redirect === given.get("redirect_uri");
    if (!isRight || id !== CLIENT.id || secret !== CLIENT.secret) return null;
    const now = Math.floor(Date.now() / 1000);
    const who = isShort ? { sub: person.sub } : person;
    const id_token = sign({ iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60, nonce: found.nonce, ...who });
    return { access_token: randomBytes(16).toString("hex"), token_type: "Bearer", expires_in: 60, id_token: forged(id_token) };
  }

  function authorize(url: URL, response: ServerResponse) {
    const asked = url.searchParams;
    const code = randomBytes(16).toString("hex");
    const redirect = asked.get("redirect_uri") ?? "";
    codes.set(code, { challenge: asked.get("code_challenge") ?? "", nonce: asked.get("nonce") ?? "", redirect });
    response.writeHead(302, { location: `${redirect}?${new URLSearchParams({ code, state: asked.get("state") ?? "" })}` }).end();
  }

  const server = createServer((request, response) => {
    const json = (body: unknown) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/authorize") return authorize(url, response);
    if (url.pathname === "/jwks")
      return json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }] });
    if (url.pathname === "/userinfo") return json(person);
    if (url.pathname !== "/token") return json(metadataOf(issuer));
    return void token(request).then((answer) => {
      if (answer) json(answer);
      else response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_grant"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    be: (whom, short = false) => {
      person = whom;
      isShort = short;
      forged = (token) => token;
    },
    forge: (change) => {
      forged = change;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
});
