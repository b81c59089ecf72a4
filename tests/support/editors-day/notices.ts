import { existsSync } from "node:fs";
import path from "node:path";
import { addDays, type Day } from "@/lib/dates";
import { readListingFile } from "@/lib/ingestion/read/read-file";
import { readListingRows } from "@/lib/ingestion/read-listings";
import { DEPARTMENTS, resolveDepartments } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { namesPlace } from "@/lib/places/places";

const FILE = "in-central-karnataka-tracker/data-2026-08-22.json";

/** So many rows are read for each notice that is taken: some are none, or name no place. */
const TRIED = 20;

/** The file of real notices that editors type in, or null where it is not on this machine. */
export function realNoticesFile(): string | null {
  const file = path.join(process.env.REAL_DATA_DIR ?? path.resolve("../shared/data"), FILE);
  return existsSync(file) ? file : null;
}

/** What an editor types of a notice, beside the facts that change during the day. */
export type RealNotice = {
  entry: number;
  title: string;
  fields: Record<string, string>;
};

/** Real notices, spread over their file, as an editor types them today: what they do not say is made up, and applications began yesterday. */
export async function readRealNotices(file: string, count: number, today: Day): Promise<RealNotice[]> {
  const whole = await readListingFile(file);
  const every = Math.max(1, Math.floor(whole.rows.length / (count * TRIED)));
  const { jobs } = readListingRows({ ...whole, rows: whole.rows.filter((_, index) => index % every === 0) });
  const usable = jobs.filter(({ job }) => namesPlace(job.location) && job.title.length < 300);
  const step = Math.floor(usable.length / count);
  return usable
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map(({ job }, index) => {
      const entry = index + 1;
      const [department] = resolveDepartments(job.department);
      const fields = {
        jobCategory: JOB_CATEGORIES[entry % JOB_CATEGORIES.length] ?? "",
        employmentType: EMPLOYMENT_TYPES[entry % EMPLOYMENT_TYPES.length] ?? "",
        recruitingOrganization: job.recruitingOrganization,
        department: department ?? DEPARTMENTS[entry % DEPARTMENTS.length]?.value ?? "",
        location: job.location,
        qualification: job.qualification || "Graduate",
        applicationStartDate: addDays(today, -1),
        applyLink: job.applyLink ?? job.sourceUrl ?? "https://board.example/apply",
        salary: job.salary ?? "",
      };
      return { entry, title: job.title, fields };
    });
}
