import { isIP } from "node:net";
import type { Engine } from "@/lib/engines/engine";
import { googleIndexing } from "@/lib/engines/google-indexing";
import { indexNow } from "@/lib/engines/index-now";
import { env } from "@/lib/env";

/** The engines that are told, by the settings; none on a site that they cannot or may not read. */
export function engines(): Engine[] {
  if (!env.INDEXING || !isPublic(new URL(env.SITE_URL))) return [];
  const { INDEXNOW_KEY: key, GOOGLE_INDEXING_CREDENTIALS: credentialsFile, SITE_URL: origin } = env;
  return [
    ...(key ? [indexNow({ key, origin })] : []),
    ...(credentialsFile ? [googleIndexing({ credentialsFile, perDay: env.GOOGLE_INDEXING_DAILY, origin })] : []),
  ];
}

/** Whether a name is the key under which IndexNow is told. */
export function isIndexNowKey(name: string): boolean {
  return env.INDEXNOW_KEY === name && engines().some((engine) => engine.name === "indexnow");
}

function isPublic({ protocol, hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && name.includes(".") && isIP(name) === 0 && !/\.(local|localhost|internal|test)$/.test(name);
}
