/** The grounds of badges, apart from the component for the script that puts the days left of an old copy right. */
export const BADGE_TONES = {
  neutral: "bg-sunken text-ink",
  info: "bg-neel-soft text-ink",
  open: "bg-open-bg text-open",
  soon: "bg-soon-bg text-soon",
  urgent: "bg-urgent-bg text-urgent",
  critical: "bg-critical-bg text-critical",
  expired: "bg-expired-bg text-expired",
} as const;

export type BadgeTone = keyof typeof BADGE_TONES;
