import { statesIn } from "@/lib/bodies/kinds";
import { STATES } from "@/lib/places/states";

/** Sites of the states and their districts: "psc.cg.gov.in", "deoghar.nic.in", "erecruitment.andamannicobar.gov.in". */
const OFFICIAL = /^(.+)\.(?:gov|nic|dcourts\.gov)\.in$/;
/** Codes that stand in such addresses and mean nothing else there. */
const CODES = new Map(
  "ap cg hp jk mp tn uk up wb".split(" ").flatMap((code) => {
    const state = STATES.find(({ codes }) => codes.includes(code.toUpperCase()));
    return state ? [[code, state.key] as const] : [];
  }),
);
/** "tamilnadu", "andamannicobar": names in one word, as addresses have them. */
const IN_ONE_WORD = new Map(
  STATES.flatMap(({ key, name, aliases }) =>
    [name, ...aliases].map((one) => [one.toLowerCase().replaceAll(/[^a-z]|\band\b/g, ""), key]),
  ),
);

/** The state whose official sites, or whose districts', the hosts are of; null where they are of none or of several. */
export function stateOfSites(hosts: readonly string[]): string | null {
  const [only, ...others] = new Set(hosts.flatMap(statesOfSite));
  return only !== undefined && others.length === 0 ? only : null;
}

function statesOfSite(host: string): string[] {
  const own = OFFICIAL.exec(host.toLowerCase())?.[1]?.split(".").at(-1);
  if (own === undefined) return [];
  // Chhattisgarh has "cgstate.gov.in".
  const state = CODES.get(own) ?? IN_ONE_WORD.get(own) ?? CODES.get(own.replace(/state$/, ""));
  return state === undefined ? statesIn(own) : [state];
}
