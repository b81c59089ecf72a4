/**
 * Whether a text is an absolute http or https address whose host has a name, and that carries no user name or password: before an "@" a known
 * host can stand that is not the one the link leads to. Nor has it a backslash, which a browser takes for a slash and other programs for a part of such a
 * name: the two would be led to different hosts.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\s\\][^\s\\]*$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** The host of a source link without "www."; null where there is no link or it cannot be read: a listing of a list then says "Source site". */
export function sourceHost(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, "") || null;
}

/** Where the bodies of India have their sites (National Informatics Centre, ERNET, and the banks' own since 2025). */
const OFFICIAL_ZONES = ["gov.in", "nic.in", "ac.in", "edu.in", "res.in", "mil.in", "bank.in"];

/** Whether a host is in a zone that only official bodies get names in. */
export function isOfficialHost(host: string): boolean {
  return isOnHosts({ hostname: host }, OFFICIAL_ZONES);
}

/** Whether an address is on one of these hosts or below one. */
export function isOnHosts({ hostname }: Pick<URL, "hostname">, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** As much of a mail address, in letters of any script, as a browser can know; the server knows the rest (lib/accounts/address.ts). */
export function looksLikeMailAddress(text: string): boolean {
  return /^(?=\S+$)\S[^@]*@\S+\.\S/.test(text.trim());
}

/** Where people post and chat: an address there is somebody's page or group, and never where one applies. */
const CHANNELS =
  "t.me telegram.me telegram.dog whatsapp.com wa.me youtube.com youtu.be facebook.com fb.com instagram.com aratt.ai".split(" ");

/** Whether an address is a channel's or a group's of a site for chats and films. */
export function isChannel(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isOnHosts(url, CHANNELS) || url.pathname.startsWith("/@");
}

/** An address on which this machine reaches a server that listens on `host`, as it stands in a web address. */
export function callableHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/** The same for people: by the name that this machine has for itself, where the server listens on that. */
export function nameOfHost(host: string): string {
  return ["0.0.0.0", "::", "127.0.0.1"].includes(host) ? "localhost" : callableHost(host);
}
