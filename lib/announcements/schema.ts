/** What the staff may do with an announcement. */
export const ANNOUNCEMENT_ACTIONS = ["attach", "dismiss", "detach", "wait"] as const;
export type AnnouncementAction = (typeof ANNOUNCEMENT_ACTIONS)[number];

/** A recruitment that an announcement may be of, or is. */
export type AnnouncedJob = {
  id: number;
  title: string;
  organisation: string;
  number: string | null;
  deadline: string;
  positions: number | null;
};

export type AnnouncementDto = {
  id: number;
  state: "waiting" | "attached";
  kind: string;
  title: string;
  organisation: string;
  source: string;
  url: string | null;
  day: string | null;
  because: string[];
  /** What a corrigendum says is so now. */
  states: { deadline?: string; positions?: number } | null;
  jobs: AnnouncedJob[];
  /** Who attached it; null: the site, or nobody yet. */
  decidedBy: string | null;
};
