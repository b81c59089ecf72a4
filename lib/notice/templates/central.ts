import { afterService, CENTRAL_PWBD, each, unknownFor, upTo, within } from "@/lib/notice/templates/entries";
import type { BodyRules } from "@/lib/notice/templates/template";

/** Bodies that recruit for the whole of India. */
export const CENTRAL_RULES = {
  ssc: {
    label: "SSC, Group C",
    departments: ["Staff Selection Commission"],
    source: "Codes of age relaxation printed in SSC notices (CHSL, Stenographer); fee rule of the same notices",
    asOf: 2025,
    standing: "compared",
    relaxations: [
      ...each(["SC", "ST"], 5),
      ...each(["OBC"], 3),
      ...CENTRAL_PWBD,
      ...afterService(3),
      ...within("defence_disabled", 3, [
        ["SC", 8],
        ["ST", 8],
      ]),
      ...upTo(
        "central_employee",
        40,
        [
          ["SC", 45],
          ["ST", 45],
        ],
        3,
      ),
      ...upTo("widow", 35, [
        ["SC", 40],
        ["ST", 40],
      ]),
    ],
    fees: [
      { groups: "all", amount: 10_000 },
      { groups: ["women", "SC", "ST", "PwBD", "ESM"], amount: 0 },
    ],
  },
  upsc: {
    label: "UPSC, Civil Services",
    departments: ["Union Public Service Commission"],
    source:
      "Rules of the Civil Services Examination, age limits (5, 3, 3, 5 after five years of service, 10) and fee; relaxations of two groups add up there",
    asOf: 2025,
    standing: "compared",
    relaxations: [
      ...each(["SC", "ST"], 5),
      ...each(["OBC"], 3),
      ...CENTRAL_PWBD,
      { groups: ["ESM"], years: 5, minServiceYears: 5 },
      { groups: ["ESM", "OBC"], years: 8, minServiceYears: 5 },
      { groups: ["ESM", "SC"], years: 10, minServiceYears: 5 },
      { groups: ["ESM", "ST"], years: 10, minServiceYears: 5 },
      ...within("defence_disabled", 3, [
        ["OBC", 6],
        ["SC", 8],
        ["ST", 8],
      ]),
    ],
    fees: [
      { groups: "all", amount: 10_000 },
      { groups: ["women", "SC", "ST", "PwBD"], amount: 0 },
    ],
  },
  rrb: {
    label: "RRB, Group C",
    departments: ["Railway Recruitment Board"],
    source:
      "Railway Establishment Manual I, rule 115 (SC and ST, serving staff after three years, widows); notices (CEN) of the boards for the others and the fee",
    asOf: 2024,
    standing: "provisional",
    relaxations: [
      ...each(["SC", "ST"], 5),
      ...each(["OBC"], 3),
      ...CENTRAL_PWBD,
      ...afterService(3, [
        ["OBC", 6],
        ["SC", 8],
        ["ST", 8],
      ]),
      ...upTo(
        "departmental",
        40,
        [
          ["OBC", 43],
          ["SC", 45],
          ["ST", 45],
        ],
        3,
      ),
      ...upTo("widow", 35, [
        ["OBC", 38],
        ["SC", 40],
        ["ST", 40],
      ]),
    ],
    fees: [
      { groups: "all", amount: 50_000, refundable: 40_000 },
      { groups: ["SC", "ST", "ESM", "PwBD", "women"], amount: 25_000, refundable: 25_000 },
    ],
  },
  ibps: {
    label: "IBPS, clerks and officers",
    departments: ["Institute of Banking Personnel Selection", "Other Banks"],
    source:
      "Notices of the common recruitment process (CRP) of IBPS; ex-servicemen and widows differ between clerks and officers",
    asOf: 2025,
    standing: "provisional",
    relaxations: [...each(["SC", "ST"], 5), ...each(["OBC"], 3), ...CENTRAL_PWBD, ...unknownFor("ESM", "widow")],
    fees: [
      { groups: "all", amount: 85_000 },
      { groups: ["SC", "ST", "PwBD"], amount: 17_500 },
    ],
  },
  defence: {
    label: "Armed forces, entry by date of birth",
    departments: ["Indian Army", "Indian Navy", "Indian Air Force"],
    source: "Notices of Agniveer, NDA and CDS entries: a window of dates of birth for all categories alike",
    asOf: 2025,
    standing: "provisional",
    relaxations: [],
  },
} satisfies Record<string, BodyRules>;
