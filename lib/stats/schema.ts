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
