import type { JobTemplate } from "@/lib/jobs/editing/templates/templates";

const FEE_SSC = "Rs 100; women, SC, ST, PwBD and ex-servicemen nil";

/** Recruitments of the Union: its commissions, the railways, the army and the national institutes. */
export const centralTemplates = {
  ssc: {
    label: "SSC Combined Graduate Level",
    fields: {
      title: "SSC Combined Graduate Level Examination (CGL)",
      jobCategory: "Central Government",
      employmentType: "Permanent",
      recruitingOrganization: "Staff Selection Commission (SSC)",
      department: "Staff Selection Commission",
      location: "All India",
      qualification: "Bachelor's degree in any discipline",
      salary: "Pay Level-4 to Level-7 (Rs 25,500-1,42,400)",
      ageLimit: "18-32 years, by post; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: FEE_SSC,
      applyLink: "https://ssc.gov.in/login",
      sourceUrl: "https://ssc.gov.in",
      selectionProcess:
        "Tier I Computer Based Examination, Tier II Computer Based Examination, Data Entry Speed Test, Document Verification",
      description:
        "Group B and C posts in the ministries, departments and attached offices of the Government of India: Assistant Section Officer, Inspector, Auditor, Accountant, Tax Assistant.\n\nOne application covers every post; the order of preference is given after Tier II. A one-time registration and a live photograph are needed.",
    },
  },
  upsc: {
    label: "UPSC Civil Services",
    fields: {
      title: "Civil Services Examination",
      jobCategory: "Central Government",
      employmentType: "Permanent",
      recruitingOrganization: "Union Public Service Commission (UPSC)",
      department: "Union Public Service Commission",
      location: "All India",
      qualification: "Bachelor's degree in any discipline",
      salary: "Pay Level-10 (Rs 56,100-1,77,500)",
      ageLimit: "21-32 years on 1 August; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: "Rs 100; women, SC, ST and PwBD nil",
      applyLink: "https://upsconline.nic.in",
      sourceUrl: "https://upsc.gov.in",
      selectionProcess: "Preliminary Examination, Main Examination, Personality Test, Medical Examination",
      description:
        "Recruitment to the Indian Administrative, Foreign and Police Services and the Group A and B Central Services.\n\nThe Preliminary Examination has two objective papers; Paper II is qualifying at 33 per cent. General candidates have six attempts, OBC and PwBD nine, SC and ST no limit within the age.",
    },
  },
  rrb: {
    label: "RRB Non-Technical Popular Categories",
    fields: {
      title: "RRB Non-Technical Popular Categories, Graduate (NTPC)",
      jobCategory: "Railway",
      employmentType: "Permanent",
      recruitingOrganization: "Railway Recruitment Board (RRB)",
      department: "Railway Recruitment Board",
      location: "All India",
      qualification: "Bachelor's degree in any discipline",
      salary: "Pay Level-4 to Level-6 (Rs 25,500-1,12,400)",
      ageLimit: "18-33 years; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: "Rs 500, of which Rs 400 are refunded; SC, ST, women, EBC, PwBD and ex-servicemen Rs 250, refunded",
      applyLink: "https://www.rrbapply.gov.in",
      sourceUrl: "https://indianrailways.gov.in",
      selectionProcess:
        "First Stage CBT, Second Stage CBT, Typing Skill Test or Aptitude Test by post, Document Verification, Medical Examination",
      description:
        "Chief Commercial cum Ticket Supervisor, Station Master, Goods Train Manager, Junior Account Assistant cum Typist, Senior Clerk cum Typist.\n\nApply to one Railway Recruitment Board only. Medical standards differ by post and are checked before appointment.",
    },
  },
  army: {
    label: "Indian Army Agniveer",
    fields: {
      title: "Agniveer (General Duty, Technical, Clerk, Tradesman)",
      jobCategory: "Defence",
      employmentType: "Contract",
      recruitingOrganization: "Indian Army",
      department: "Indian Army",
      location: "All India",
      qualification: "10th pass (Matriculation); 12th pass for Technical and Clerk",
      salary: "Rs 30,000 per month in the first year",
      ageLimit: "17½-21 years",
      applicationFee: "Rs 250",
      applyLink: "https://joinindianarmy.nic.in",
      sourceUrl: "https://joinindianarmy.nic.in",
      selectionProcess:
        "Online Common Entrance Examination, Physical Fitness Test, Physical Measurement Test, Medical Examination",
      description:
        "Engagement for four years under the Agnipath scheme; up to a quarter of each batch may be enrolled as regular cadre.\n\nRegister with the Army Recruiting Office of the home district. Unmarried candidates only.",
    },
  },
  aiims: {
    label: "AIIMS Nursing Officer",
    fields: {
      title: "Nursing Officer (NORCET)",
      jobCategory: "Healthcare",
      employmentType: "Permanent",
      recruitingOrganization: "All India Institute of Medical Sciences (AIIMS)",
      department: "Health and Medical Institutions",
      location: "All India",
      qualification: "B.Sc. Nursing, or Diploma in General Nursing and Midwifery with two years' experience",
      experienceRequired: "Two years in a hospital of 50 beds or more for holders of the diploma",
      salary: "Pay Level-7 (Rs 44,900-1,42,400)",
      ageLimit: "18-30 years; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: "Rs 3,000; SC, ST and EWS Rs 2,400; PwBD nil",
      applyLink: "https://www.aiimsexams.ac.in",
      sourceUrl: "https://www.aiimsexams.ac.in",
      selectionProcess: "Preliminary Test, Main Test, Document Verification, Seat Allocation",
      description:
        "Common eligibility test for Nursing Officers of the AIIMS and other central hospitals. Four of five posts are reserved for women.\n\nRegistration with a state nursing council or the Indian Nursing Council is needed.",
    },
  },
} satisfies Record<string, JobTemplate>;
