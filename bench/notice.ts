import { addDays, dayInIndia } from "@/lib/dates";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";

const DAYS_OPEN = 20;

/** A notice as the staff publish it, open from today: each number is of another department than the one before. */
export function noticeOf(title: string, number: number) {
  const today = dayInIndia(new Date());
  return {
    title,
    department: DEPARTMENTS[number % DEPARTMENTS.length]?.value,
    jobCategory: "Banking",
    employmentType: "Permanent",
    recruitingOrganization: "Example Bank",
    location: "Pune",
    qualification: "Graduate",
    applicationStartDate: today,
    deadline: addDays(today, DAYS_OPEN),
    applyLink: "https://bank.example/apply",
  };
}
