/**
 * Whether a text is an absolute http or https address whose host has a name, and that carries no user name or password: before an "@" a known
 * host can stand that is not the one the link leads to.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\s]\S*$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}
