import { DEPARTMENTS, type Department } from "@/lib/jobs/facts/departments";

/** What the admin form offers (spec section 9). Place, qualification and body are suggestions: others may be typed. */
export const COMMON_DEPARTMENTS = [
  "Staff Selection Commission",
  "Union Public Service Commission",
  "Railway Recruitment Board",
  "Institute of Banking Personnel Selection",
  "State Bank of India",
  "Indian Army",
  "State Police",
  "Public Sector Undertakings",
  "Health and Medical Institutions",
  "Educational Institutions",
  "State Government",
] as const satisfies readonly Department[];

/** The values of the filter beyond the eleven that are used most. */
export const OTHER_DEPARTMENTS: readonly Department[] = DEPARTMENTS.map(({ value }) => value).filter(
  (value) => !(COMMON_DEPARTMENTS as readonly string[]).includes(value),
);

export const LOCATION_OPTIONS = [
  "All India",
  "Delhi",
  "Mumbai, Maharashtra",
  "Bengaluru, Karnataka",
  "Chennai, Tamil Nadu",
  "Kolkata, West Bengal",
  "Hyderabad, Telangana",
  "Pune, Maharashtra",
  "Ahmedabad, Gujarat",
  "Jaipur, Rajasthan",
  "Lucknow, Uttar Pradesh",
  "Patna, Bihar",
  "Bhopal, Madhya Pradesh",
] as const;

export const QUALIFICATION_OPTIONS = [
  "8th pass",
  "10th pass (Matriculation)",
  "12th pass (10+2)",
  "ITI in the trade",
  "Diploma in Engineering",
  "Bachelor's degree in any discipline",
  "B.E. or B.Tech",
  "B.Ed.",
  "MBBS",
  "Master's degree",
  "Ph.D.",
] as const;

export const ORGANIZATION_SUGGESTIONS = [
  "Staff Selection Commission (SSC)",
  "Union Public Service Commission (UPSC)",
  "Railway Recruitment Board (RRB)",
  "Institute of Banking Personnel Selection (IBPS)",
  "State Bank of India (SBI)",
  "Reserve Bank of India (RBI)",
  "Indian Army",
  "Indian Navy",
  "Indian Air Force",
  "Central Reserve Police Force (CRPF)",
  "All India Institute of Medical Sciences (AIIMS)",
  "Kendriya Vidyalaya Sangathan (KVS)",
  "Indian Space Research Organisation (ISRO)",
  "Defence Research and Development Organisation (DRDO)",
  "Oil and Natural Gas Corporation (ONGC)",
] as const;
