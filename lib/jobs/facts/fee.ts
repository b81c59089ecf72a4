const NONE = /^(?:nil|none|no (?:application )?fee|free)\.?$/i;

/** Whether the text of a notice says of everybody that nothing is to be paid; a fee that only some are let off is one. */
export function asksNoFee(applicationFee: string | null): boolean {
  return applicationFee !== null && NONE.test(applicationFee.trim());
}
