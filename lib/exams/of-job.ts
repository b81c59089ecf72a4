import type { ExamDto } from "@/lib/exams/schema";
import type { Department } from "@/lib/jobs/facts/departments";
import type { JobDto } from "@/lib/jobs/schema";

/** Bodies that hold the examinations of a department under another name than its own. */
const EXAM_BODIES: Partial<Record<Department, readonly string[]>> = {
  "Punjab National Bank": ["Institute of Banking Personnel Selection"],
  "Bank of Baroda": ["Institute of Banking Personnel Selection"],
  "Canara Bank": ["Institute of Banking Personnel Selection"],
  "Other Banks": ["Institute of Banking Personnel Selection", "Reserve Bank of India", "State Bank of India"],
  "Central Armed Police Forces": ["Staff Selection Commission", "Union Public Service Commission"],
  "Indian Navy": ["Union Public Service Commission"],
  "Educational Institutions": [
    "Central Board of Secondary Education",
    "Kendriya Vidyalaya Sangathan",
    "Navodaya Vidyalaya Samiti",
    "National Testing Agency",
  ],
};

/** The examinations of a job's department: held by the department, by the body that recruits, or for it by another. */
export function examsOfJob<Exam extends ExamDto>(
  exams: readonly Exam[],
  job: Pick<JobDto, "department" | "recruitingOrganization">,
): Exam[] {
  const others: readonly string[] = EXAM_BODIES[job.department as Department] ?? [];
  const body = job.recruitingOrganization.toLowerCase();
  return exams.filter(({ conductingOrganization }) => {
    const conductor = conductingOrganization.toLowerCase();
    return (
      conductingOrganization === job.department ||
      others.includes(conductingOrganization) ||
      body.includes(conductor) ||
      conductor.includes(body)
    );
  });
}
