import { createHmac } from "node:crypto";
import { authSecret } from "@/lib/auth/secret";

/** A digest that names nobody to those without the site's secret. Networks are few: of a plain digest one finds them by trying all. */
export function keyedDigest(...parts: readonly string[]): string {
  return createHmac("sha256", authSecret()).update(JSON.stringify(parts)).digest("base64url");
}
