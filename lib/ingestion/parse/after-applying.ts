/*
 * The words for what has a last date of its own after one has applied, and those for applying, which may end together with paying. Cells, sentences and
 * titles of corrigenda are read by them.
 */

/** What is sent or kept on paper. */
export const HARD_COPY = /hard[\s-]?cop|\bprint(?:[\s-]?outs?)?\b|हार्ड कॉपी/iu;
export const OF_A_FEE = /\bfees?\b|payment|challan|शुल्क/iu;
/** Steps of a selection, which have days of their own. */
export const OF_LATER_STEPS =
  /\bexam|\btests?\b|interview|\badmit|result|verification|joining|counsel|objection|परीक्षा|साक्षात्कार|परिणाम/iu;
/** Times of something else than applying, as the name of a column or of several says them. */
export const OF_OTHER_TIMES =
  /^(?!.*(?:\bappl|\bregistration|आवेदन)).*(?:birth|\bborn\b|\bdob\b|contract|engage|tenure|training|course|project|जन्म)/iu;
const CORRECTING = /\bcorrection|\bedit(?:ing)?\b|\bmodif(?:y|ying|ication)|\bupload|\bobjection|आपत्ति|संशोधन|त्रुटि|सुधार/iu;
/** What is corrected is no applying: "correction in online application", "आवेदन में संशोधन". */
const TO_CORRECT = "(?<!(?:correction|editing|edit|modification)(?: window)?(?: of| in| to| for)?(?: the| your)? )";
const APPLYING = new RegExp(
  `\\bapply|\\bapplying|${TO_CORRECT}\\bregistration\\b(?! fee| correction)|${TO_CORRECT}online (?:application|form)(?! fee| correction)|आवेदन(?! शुल्क)(?!(?: पत्र(?:ों)?)? (?:में|का|के|की) (?:संशोधन|त्रुटि|सुधार|आपत्ति))`,
  "iu",
);

/** Whether words speak of applying, whatever else they speak of. */
export function isOfApplying(words: string): boolean {
  return APPLYING.test(words);
}

/** Whether words speak of what one does after applying. */
export function isAfterApplying(words: string): boolean {
  return [HARD_COPY, OF_A_FEE, CORRECTING].some((after) => after.test(words));
}
