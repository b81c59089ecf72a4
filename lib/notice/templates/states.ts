import { afterService, each, unknownFor, upTo, within } from "@/lib/notice/templates/entries";
import type { BodyRules } from "@/lib/notice/templates/template";

const RESERVED = ["SC", "ST", "OBC"] as const;
const RESERVED_AND_EWS = [...RESERVED, "EWS"] as const;
/** In some states women are a class of their own, whose years add up with those of the reserved classes. */
const WOMEN = within(
  "women",
  5,
  RESERVED_AND_EWS.map((category) => [category, 10] as const),
);

/**
 * By the key of the state (lib/places/states.ts): the ten with the most people. Their notices differ more than those of the centre, by service
 * and by year: what follows is what the notices of the public service commissions print as a rule, for people of the state alone. None could be
 * compared with the wording of a notice yet: all are as they are commonly reported.
 */
export const STATE_RULES = {
  "uttar-pradesh": {
    source: "Notices of UPPSC and UPSSSC: SC, ST and OBC of the state and sportspersons 5, PwBD 15 years",
    asOf: 2025,
    relaxations: [...each([...RESERVED, "sportsperson"], 5), ...each(["PwBD"], 15), ...afterService(3)],
  },
  maharashtra: {
    source: "Notices of MPSC: 38 years, reserved classes 43, PwBD 45",
    asOf: 2025,
    relaxations: [...each(RESERVED_AND_EWS, 5), ...upTo("PwBD", 45), ...unknownFor("ESM", "sportsperson")],
  },
  bihar: {
    source: "Notices of BPSC and BSSC: 37 years, women and backward classes 40, SC and ST 42; PwBD 10 more",
    asOf: 2025,
    relaxations: [
      ...each(["OBC", "women"], 3),
      ...each(["SC", "ST"], 5),
      ...within("PwBD", 10, [
        ["OBC", 13],
        ["women", 13],
        ["SC", 15],
        ["ST", 15],
      ]),
      ...unknownFor("ESM"),
    ],
  },
  "west-bengal": {
    source: "Notices of WBPSC: SC and ST 5, OBC 3 years, PwBD up to 45",
    asOf: 2025,
    relaxations: [...each(["SC", "ST"], 5), ...each(["OBC"], 3), ...upTo("PwBD", 45), ...unknownFor("ESM")],
  },
  "madhya-pradesh": {
    source: "Notices of MPPSC and MPESB: 40 years; women, SC, ST, OBC and PwBD of the state 45",
    asOf: 2025,
    relaxations: [...each([...RESERVED, "women", "PwBD"], 5), ...unknownFor("ESM", "departmental", "widow")],
  },
  "tamil-nadu": {
    source: "Notices of TNPSC: PwBD 10 years; the limit of backward classes, SC and ST, if any, is set for each post",
    asOf: 2025,
    relaxations: [...unknownFor(...RESERVED), ...each(["PwBD"], 10), ...unknownFor("ESM", "widow")],
  },
  rajasthan: {
    source: "Notices of RPSC and RSSB: men of reserved classes and EWS 5, women 5, women of reserved classes 10 years",
    asOf: 2025,
    relaxations: [...each(RESERVED_AND_EWS, 5), ...WOMEN, ...unknownFor("PwBD", "ESM", "widow")],
  },
  karnataka: {
    source: "Notices of KPSC: 35 years, OBC 38, SC and ST 40; PwBD and widows 10 years",
    asOf: 2025,
    relaxations: [...each(["SC", "ST"], 5), ...each(["OBC"], 3), ...each(["PwBD", "widow"], 10), ...afterService(3)],
  },
  gujarat: {
    source: "Notices of GPSC and GSSSB: reserved classes and EWS 5, women 5, women of reserved classes 10 years",
    asOf: 2025,
    relaxations: [...each(RESERVED_AND_EWS, 5), ...WOMEN, ...unknownFor("PwBD", "ESM")],
  },
  "andhra-pradesh": {
    source: "Notices of APPSC: SC, ST, backward classes and EWS 5, PwBD 10 years, ex-servicemen 3 after service",
    asOf: 2025,
    relaxations: [...each(RESERVED_AND_EWS, 5), ...each(["PwBD"], 10), ...afterService(3)],
  },
} satisfies Record<string, Omit<BodyRules, "label" | "certainty">>;
