import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";

/** A browser that takes Web Push: its subscription, and how it reads what it is sent. */
export function playBrowser(endpoint: string) {
  const ecdh = createECDH("prime256v1");
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription = { endpoint, keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") } };

  /** The text of a message (RFC 8291 over RFC 8188, one record). */
  function read(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
    const key = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", key, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const content = body.subarray(21 + length);
    const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12)).setAuthTag(content.subarray(-16));
    const text = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
  return { subscription, read };
}

/** What a push service checks before it takes a message (RFC 8292): who signed it, for whom, until when. */
export function claimsOf(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const signed = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  const isRight = verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url"));
  if (!isRight || key !== publicKey) throw new Error("The message is not signed by the site");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
