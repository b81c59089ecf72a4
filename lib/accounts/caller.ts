import type { Language } from "@/lib/i18n/languages";

/** From where somebody calls, and in which language they read. */
export type Caller = { request: Request; language: Language };
