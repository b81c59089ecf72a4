import { JOB_FIELDS } from "@/lib/jobs/job";
import { type NameWith, namesOf } from "@/lib/jobs/job/field";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";

export type JobTable = typeof JOB_FIELDS;
export type PositionTable = typeof POSITION_FIELDS;
export type JobField = keyof JobTable;

/** Fields that lists and the API show. */
export type ListField = NameWith<JobTable, { listed: number }>;
/** Fields that the staff fills in, in the order of the form and its messages. */
export type FormField = NameWith<JobTable, { form: string }>;
/** Fields that the staff sees of a job: its own columns and the name of its body. */
export type StaffField = FormField | "postedOn";
/** Fields that a line of the staff's list shows. */
export type StaffListField = NameWith<JobTable, { staffListed: true }>;
/** What a reader sees of a job itself. The website is its body's. */
export type ContentField = Exclude<JobField, "organisationWebsite">;

export const JOB_NAMES = namesOf(JOB_FIELDS);
export const POSITION_NAMES = namesOf(POSITION_FIELDS);
export const LIST_NAMES = JOB_NAMES.filter((name): name is ListField => "listed" in JOB_FIELDS[name]).sort(
  (a, b) => JOB_FIELDS[a].listed - JOB_FIELDS[b].listed,
);
export const FORM_NAMES = JOB_NAMES.filter((name): name is FormField => "form" in JOB_FIELDS[name]);
export const STAFF_NAMES: readonly StaffField[] = [...FORM_NAMES, "postedOn"];
export const STAFF_LIST_NAMES = JOB_NAMES.filter((name): name is StaffListField => "staffListed" in JOB_FIELDS[name]);
export const CONTENT_NAMES = JOB_NAMES.filter((name): name is ContentField => name !== "organisationWebsite");
/** What a source may leave out although every list shows it: the more of it a listing says, the better. */
export const WELCOME_NAMES = LIST_NAMES.filter((name) => "optional" in JOB_FIELDS[name]);
