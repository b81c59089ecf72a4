/** The header by which middleware.ts tells a page its own address, which Next does not: where to come back to after a sign-in. */
export const ASKED_PATH_HEADER = "x-asked-path";
