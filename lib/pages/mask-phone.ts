/**
 * A phone number of which only the first two digits after the plus and the last two digits are shown, as the legal pages show it (spec section 2): programs
 * that gather numbers read these pages first. "+91 124 555 0199" becomes "+91 XXX XXX XX99".
 */
export function maskPhone(phone: string): string {
  const country = /^\s*\+\d{2}/.exec(phone)?.[0] ?? "";
  const rest = phone.slice(country.length);
  const shownFrom = [...rest.matchAll(/\d/g)].at(-2)?.index ?? 0;
  return country + rest.replace(/\d/g, (digit, index: number) => (index < shownFrom ? "X" : digit));
}
