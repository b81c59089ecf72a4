import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";

/** The parameter by which a call of this site's own dialogs asks for texts in a language (`shown`); any other value asks for none. */
export const shownIn = z.enum(LANGUAGES).optional().catch(undefined);
