/**
 * Three-valued logic (Kleene): true, false, or null where a fact is missing. JavaScript's own && and || take the unknown for false, by
 * which an unanswered question would become a "no", or its negation a "yes"; rules of eligibility use these alone.
 */
export type Truth = boolean | null;

/** True where both hold; false as soon as one does not, whatever is unknown. */
export function and(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false;
  return a === null ? null : b;
}

/** True as soon as one holds, whatever is unknown; false where neither does. */
export function or(a: Truth, b: Truth): Truth {
  if (a === true || b === true) return true;
  return a === null ? null : b;
}

/** Whether any of some statements holds; of none, none does. */
export function anyOf(parts: readonly Truth[]): Truth {
  return parts.reduce(or, false);
}

/** What a person says of a membership: absent is unknown, null and false are no. */
export function toTruth(answer: unknown): Truth {
  return answer === undefined ? null : answer !== null && answer !== false;
}
