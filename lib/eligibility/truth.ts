/**
 * What is known of a statement: true, false, or null where a fact is missing. JavaScript's own && and || take the unknown for false, by
 * which an unanswered question would become a "no", or its negation a "yes"; rules of eligibility use these alone.
 */
export type Truth = boolean | null;

export function both(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false;
  return a === null ? null : b;
}

export function either(a: Truth, b: Truth): Truth {
  if (a === true || b === true) return true;
  return a === null ? null : b;
}

/** Whether any of some statements holds; of none, none does. */
export function any(parts: readonly Truth[]): Truth {
  return parts.reduce(either, false);
}

/** What a person says of a membership: absent is unknown, null and false are no. */
export function said(answer: unknown): Truth {
  return answer === undefined ? null : answer !== null && answer !== false;
}
