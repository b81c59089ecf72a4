const NOTICES =
  "(?:advertisements?|advts?|notices?|notifications?|recruitments?|vacancies|vacancy|jobs?|posts?|positions?|openings?|opportunities|विज्ञापन|भर्ती|भर्तियां|भर्तियाँ|रिक्तियां|रिक्तियाँ|अधिसूचनाएं|सूचनाएं)";
const CLOSED_GROUP = new RegExp(
  `^(?:(?:closed|expired|archived?|past|completed|समाप्त|बंद|बन्द|पुरानी|पुराने)(?: ${NOTICES})*|${NOTICES} (?:archives?|closed|expired)|archives?|पुरालेख)$`,
  "iu",
);
const OPEN_GROUP = new RegExp(
  `^(?:(?:current|active|open|live|new|ongoing|latest|वर्तमान|चालू|नवीन|नई)(?: ${NOTICES})+|current|active|open)$`,
  "iu",
);
const MAX_HEADING = 100;
const nameOf = (text: string) => (text.length > MAX_HEADING ? "" : text.replace(/[^\p{L}\p{M}]+/gu, " ").trim());
const isClosedGroup = (text: string) => CLOSED_GROUP.test(nameOf(text));

/** Whether a text is the heading of what can be applied for, or cannot any more: "Current Advertisements", "Archive". */
export function isGroup(text: string): boolean {
  return isClosedGroup(text) || OPEN_GROUP.test(nameOf(text));
}

/** The heading of closed ones that stands above something, of whose texts above the nearest comes first; undefined where a heading of open ones is nearer. */
export function closedGroupIn(above: readonly string[]): string | undefined {
  const group = above.find(isGroup);
  return group !== undefined && isClosedGroup(group) ? group : undefined;
}

type Row = { note?: string; table?: string };

/** Gives rows, one after the other, the heading of their group where it calls them closed ("Closed advertisements"), up to that of open ones or the end of the table. */
export function underGroups<R extends Row>(): (row: R) => R & { closed?: string } {
  let closed: R | undefined;
  return (row) => {
    if (row.note !== undefined && isGroup(row.note)) closed = isClosedGroup(row.note) ? row : undefined;
    else if (closed?.table !== row.table) closed = undefined;
    return closed === undefined || closed === row ? row : { ...row, closed: closed.note };
  };
}
