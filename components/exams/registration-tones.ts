import type { BadgeTone } from "@/components/ui/badge-tones";
import type { RegistrationStatus } from "@/lib/exams/policy";

/** The badge of each state of registration. */
export const REGISTRATION_TONES = {
  notStarted: "soon",
  open: "open",
  closed: "expired",
} as const satisfies Record<RegistrationStatus, BadgeTone>;
