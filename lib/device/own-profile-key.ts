/** Where the device keeps what the reader says of themself; by itself, since every page asks whether it is there. */
export const OWN_PROFILE_KEY = "niyukti_profile";

/** The attribute of the page that says so: rows then keep a place for the mark before it is known. */
export const OWN_PROFILE_MARK = "data-for-you";
