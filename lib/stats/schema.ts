/** The figures of spec section 3, Stats. */
export type StatsDto = {
  /** Open jobs. */
  totalJobs: number;
  /** Open jobs posted today in India. */
  newToday: number;
  /** Departments with open jobs. */
  departments: number;
  /** Clicks on Apply Now. */
  applications: number;
};

/** The figures of spec section 3, Admin stats: rows of import runs. */
export type AdminStatsDto = {
  totalProcessed: number;
  /** Rows that became a job or joined one. */
  successfulExtractions: number;
  /** Rows waiting for an editor. */
  reviewRequired: number;
  /** Mean milliseconds a row. */
  avgProcessingTime: number;
};

export type DayCount = { day: string; count: number };

export type DashboardFigures = {
  /** Jobs by what they are: open, closed, draft, scheduled, withdrawn. A state without jobs is absent. */
  statuses: Record<string, number>;
  closingThisWeek: number;
  /** Jobs posted on each of the last 30 days, oldest first. */
  posted: DayCount[];
  /** Jobs that close on each of the next 7 days. */
  closing: DayCount[];
};
/** The figures in the order of the stats strip. */
export const STATS = ["totalJobs", "newToday", "departments", "applications"] as const satisfies readonly (keyof StatsDto)[];
