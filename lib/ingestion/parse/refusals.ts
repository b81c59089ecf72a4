/** Reasons to refuse a row, in the words of the summary. */
export const REFUSAL_REASONS = {
  "not-a-recruitment": "not a recruitment (admit card, result, answer key, ...)",
  "of-no-recruitment": "tells of a recruitment that is not here",
  "no-title": "no title",
  "body-for-title": "the name of the body stands in the place of the title",
  "no-organisation": "no recruiting body",
  "no-deadline": "no deadline",
  "vague-deadline": "deadline without a date",
  "impossible-deadline": "deadline is an impossible date",
  "uncertain-deadline": "deadline may have lost its first digit",
  "month-first-deadline": "deadline in a file that writes the month first",
  "swapped-deadline": "deadline of which a spreadsheet may have taken the day for the month",
  "old-font": "Hindi in the letters of an old font: write it anew",
  "contradictory-deadline": "deadline contradicts the title",
  "remarked-deadline": "deadline contradicts a remark beside it",
  "several-deadlines": "several deadlines, each for some posts or people",
  "called-off": "said to be called off: withdraw the job, if it is here",
  "closed-ahead": "said to be closed before its deadline",
  "deadline-before-posting": "deadline before the day of posting",
  "closed-before-seen": "closed before its source was looked at, and posted nobody says when",
  "implausible-deadline": "deadline before 2015 or more than 2 years after posting",
  "exported-here": "exported from this site: edit the job itself",
  recognised: "recognised on a scan: compare it with the notice",
  "torn-row": "more cells than the table has columns: put what has a comma in quotes",
  invalid: "a field is not valid",
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;
