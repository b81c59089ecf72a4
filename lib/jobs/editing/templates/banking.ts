import type { JobTemplate } from "@/lib/jobs/editing/templates/templates";

/** Recruitments of the public sector banks. */
export const bankingTemplates = {
  ibps: {
    label: "IBPS Probationary Officer",
    fields: {
      title: "IBPS Probationary Officer / Management Trainee (CRP PO/MT)",
      jobCategory: "Banking",
      employmentType: "Permanent",
      recruitingOrganization: "Institute of Banking Personnel Selection (IBPS)",
      department: "Institute of Banking Personnel Selection",
      location: "All India",
      qualification: "Bachelor's degree in any discipline",
      salary: "Rs 48,480-85,920 per month",
      ageLimit: "20-30 years; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: "Rs 850; SC, ST and PwBD Rs 175",
      applyLink: "https://www.ibps.in",
      sourceUrl: "https://www.ibps.in",
      selectionProcess: "Preliminary Examination, Main Examination, Personality Test, Interview, Provisional Allotment",
      description:
        "Common recruitment process for Probationary Officers of the participating public sector banks.\n\nCandidates are allotted to a bank by merit and preference. The main examination includes a descriptive paper in English.",
    },
  },
  sbi: {
    label: "SBI Probationary Officer",
    fields: {
      title: "SBI Probationary Officer",
      jobCategory: "Banking",
      employmentType: "Permanent",
      recruitingOrganization: "State Bank of India (SBI)",
      department: "State Bank of India",
      location: "All India",
      qualification: "Bachelor's degree in any discipline",
      salary: "Rs 48,480-85,920 per month",
      ageLimit: "21-30 years; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: "Rs 750; SC, ST and PwBD nil",
      applyLink: "https://sbi.co.in/web/careers",
      sourceUrl: "https://sbi.co.in/web/careers",
      selectionProcess: "Preliminary Examination, Main Examination, Psychometric Test, Group Exercise, Interview",
      description:
        "Probationary Officers in the Junior Management Grade Scale I. Selected candidates sign a bond to serve the bank for three years.\n\nFinal-year students may apply if they can show the degree at the interview.",
    },
  },
  clerk: {
    label: "Bank Clerk",
    fields: {
      title: "Customer Service Associate (Clerk)",
      jobCategory: "Banking",
      employmentType: "Permanent",
      recruitingOrganization: "Institute of Banking Personnel Selection (IBPS)",
      department: "Institute of Banking Personnel Selection",
      location: "All India",
      qualification: "Bachelor's degree in any discipline; computer literacy",
      salary: "Rs 24,050-64,480 per month",
      ageLimit: "20-28 years; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: "Rs 850; SC, ST, PwBD and ex-servicemen Rs 175",
      applyLink: "https://www.ibps.in",
      sourceUrl: "https://www.ibps.in",
      selectionProcess: "Preliminary Examination, Main Examination, Local Language Proficiency Test, Provisional Allotment",
      description:
        "Clerical cadre of the participating public sector banks, by state. Apply for one state only.\n\nReading, writing and speaking the official language of that state is tested before joining.",
    },
  },
} satisfies Record<string, JobTemplate>;
