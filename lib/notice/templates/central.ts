import { afterService, CENTRAL_PWBD, each, unknownFor, upTo, within } from "@/lib/notice/templates/entries";
import type { BodyRules } from "@/lib/notice/templates/template";

/** Bodies that recruit for the whole of India. */
export const CENTRAL_RULES = {
  ssc: {
    label: "SSC, Group C",
    departments: ["Staff Selection Commission"],
    source:
      "Codes of age relaxation of the notices for Stenographers (2019) and CHSL (2021), and the fee of a notice of 2011; all from copies by others",
    copies: [
      "https://splessons.com/lesson/ssc-stenographer-eligibility",
      "https://unacademy.com/content/ssc/notification/ssc-chsl/eligibility-criteria/",
      "https://www.yumpu.com/en/document/view/2926168/staff-selection-commission-notice/10",
    ],
    asOf: 2021,
    certainty: "copied",
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
    countsServiceAtClose: true,
    fees: [
      { groups: "all", amount: 10_000 },
      { groups: ["women", "SC", "ST", "PwBD", "ESM"], amount: 0 },
    ],
  },
  upsc: {
    label: "UPSC, Civil Services",
    departments: ["Union Public Service Commission"],
    source:
      "Notices of the Civil Services Examination of 2020 and 2021, age limits (5, 3, 3, 5 after five years of service, 10) and fee, from copies by others; relaxations of two groups add up there",
    copies: [
      "https://learnasmuchaspossible.blogspot.com/2021/05/upsc-exam-eligibility-criteria-age-limit.html",
      "https://postaltechi.com/2020/02/upsc-cse-2020-notification.html",
      "https://alsedunation.com/upsc-examination-fee",
    ],
    asOf: 2021,
    certainty: "copied",
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
      "A copy of the Railway Establishment Manual I, rule 115, for SC and ST, serving staff after three years, and widows; OBC, PwBD, ex-servicemen and the fee as they are commonly reported of the notices (CEN)",
    copies: ["https://railwayrule.com/irem-rule-no-115-irem-vol-i-chapter-i-section-b-sub-section-ii-procedure"],
    asOf: 2024,
    certainty: "reported",
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
      "The common recruitment process (CRP) of IBPS as it is commonly reported; ex-servicemen and widows differ between clerks and officers",
    copies: ["https://www.careers247.in/p/ibps-clerk-eligibility-details.html"],
    asOf: 2025,
    certainty: "reported",
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
    certainty: "reported",
    relaxations: [],
  },
} satisfies Record<string, BodyRules>;
