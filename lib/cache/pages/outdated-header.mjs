/** Stands at a page that was not kept since one of its tags was invalidated while it was made. It does not leave the server. */
export const OUTDATED_HEADER = "x-outdated";
