import { addDays, type Day } from "@/lib/dates";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";

const POSTS = [
  "Clerk",
  "Junior Engineer (Civil)",
  "Staff Nurse",
  "Constable",
  "Probationary Officer",
  "Typist",
  "Zonal Surveyor",
];
const QUALIFICATIONS = [
  "10th pass (Matriculation)",
  "12th pass (10+2)",
  "Bachelor's degree in any discipline",
  "Master's degree in Science",
  "Diploma in Civil Engineering",
  "B.E./B.Tech in Computer Science",
  "ITI in Fitter trade",
  "10th pass with Diploma",
];
const SALARIES = [
  "Rs 9,000 per month",
  "Rs 20,000 per month",
  "Pay Level-4 (Rs 25,500-81,100)",
  "Rs 31,000 per month",
  "Pay Level-6 (Rs 35,400-1,12,400)",
  "Pay Level-10 (Rs 56,100-1,77,500)",
  "Rs 75,000 per month",
  "Rs 1,00,000 per month",
  "As per norms",
  null,
];
const LOCATIONS = [
  "All India",
  "Delhi",
  "New Delhi",
  "Pune, Maharashtra",
  "Mumbai",
  "Bengaluru, Karnataka",
  "Chennai, Tamil Nadu",
  "Kolkata",
  "Hyderabad, Telangana",
  "Jaipur, Rajasthan",
  "Lucknow, Uttar Pradesh",
  "Patna; Ranchi",
  "Kohima, Nagaland",
  "Leh, Ladakh",
];

/**
 * A made population of jobs: the same one for the same arguments. Every value of every filter, every deadline from 40 days past to 60
 * ahead and postings of 0 to 50 days ago occur once there are some hundred; places, departments and words are skewed as real ones
 * are, some common and some rare.
 */
export function makeJobs(count: number, today: Day, from = 0): ParsedJobInput[] {
  return Array.from({ length: count }, (_, index) => makeJob(from + index, today));
}

function makeJob(number: number, today: Day): ParsedJobInput {
  const random = randomOf(number);
  const post = pick(POSTS, random() ** 2);
  const { value: department } = pick(DEPARTMENTS, random() ** 2);
  const closesIn = Math.floor(random() * 68) - 8 - (random() < 0.05 ? 32 : 0);
  const postedAgo = Math.max(Math.floor(random() ** 2 * 50), -closesIn);
  const body = `${department} Office ${Math.floor(random() * 40)}`;
  return jobInputSchema.parse({
    source: "population",
    sourceReference: String(number),
    title:
      random() < 0.01 ? `कनिष्ठ लिपिक ${number % 50}` : `${random() < 0.3 ? post.toUpperCase() : post} - Batch ${number % 200}`,
    department,
    recruitingOrganization: body,
    location: pick(LOCATIONS, random() ** 1.5),
    qualification: pick(QUALIFICATIONS, random()),
    positions: random() < 0.1 ? null : 1 + Math.floor(random() * 500),
    salary: pick(SALARIES, random()),
    postedOn: addDays(today, -postedAgo),
    deadline: addDays(today, closesIn),
    sourceUrl: random() < 0.05 ? null : `https://example.org/notices/${number}`,
    applyLink: `https://example.org/apply/${number}`,
    ageLimit: "18 to 32 years",
    applicationFee: "Rs 100; none for SC, ST and PwBD",
    description: describe(number, post, body, random),
    selectionProcess: "Written test, Document verification, Medical examination",
    employmentType: pick(EMPLOYMENT_TYPES, random()),
    jobCategory: pick(JOB_CATEGORIES, random()),
  });
}

function describe(number: number, post: string, body: string, random: () => number): string {
  const rare = random() < 0.001 ? " Knowledge of palynology is an advantage." : "";
  return [
    `${body} invites applications for the post of ${post}. The appointment is made after a written test.`,
    `Duties include file work, field visits and monthly reports; notice reference x${number}.${rare}`,
    "Apply on the official site before the last date. Keep a photograph, a signature and the certificates at hand.",
  ].join("\n\n");
}

function pick<T>(values: readonly T[], at: number): T {
  return values[Math.min(values.length - 1, Math.floor(at * values.length))] as T;
}

/** Mulberry32: a small generator whose numbers depend on the seed alone. */
export function randomOf(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
