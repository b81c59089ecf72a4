/** How the name of a style sheet ends that a page asks for after what is seen of it (scripts/later-sheets.mjs). */
export const LATER_SHEET = ".later.css";
