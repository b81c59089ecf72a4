/**
 * What is known of a statement: true, false, or null where a fact is missing. JavaScript's own && and || take the unknown for false, by
 * which an unanswered question would become a "no", or its negation a "yes"; rules of eligibility use these alone.
 */
export type Truth = boolean | null;

export function both(...parts: readonly Truth[]): Truth {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

export function either(...parts: readonly Truth[]): Truth {
  if (parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
}

/** What a person says of a membership: absent is unknown, null and false are no. */
export function said(answer: unknown): Truth {
  return answer === undefined ? null : answer !== null && answer !== false;
}
