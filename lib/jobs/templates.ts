import type { JobFields } from "@/lib/jobs/admin-schema";

/** The job templates of spec section 9: what the notices of that recruitment say every year, for an editor to complete. */
export const JOB_TEMPLATES = [
  "ssc",
  "upsc",
  "ibps",
  "sbi",
  "rrb",
  "army",
  "police",
  "aiims",
  "teacher",
  "psu",
  "state",
  "clerk",
] as const;
export type JobTemplateKey = (typeof JOB_TEMPLATES)[number];

type Content = Partial<
  Omit<JobFields, "positions" | "useMultiplePositions" | "jobPositions" | "deadline" | "applicationStartDate">
>;

/** A template never gives vacancies or days: those are the notice's own. */
export type JobTemplate = { label: string; fields: Content };

const FEE_SSC = "Rs 100; women, SC, ST, PwBD and ex-servicemen nil";

export const jobTemplates: Record<JobTemplateKey, JobTemplate> = {
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
  police: {
    label: "State Police Constable",
    fields: {
      title: "Police Constable",
      jobCategory: "Police",
      employmentType: "Permanent",
      recruitingOrganization: "State Police Recruitment Board",
      department: "State Police",
      location: "Lucknow, Uttar Pradesh",
      qualification: "12th pass (10+2)",
      salary: "Pay Level-3 (Rs 21,700-69,100)",
      ageLimit: "18-25 years; reserved categories as per state rules",
      applicationFee: "Rs 400",
      applyLink: "https://uppbpb.gov.in",
      sourceUrl: "https://uppbpb.gov.in",
      selectionProcess:
        "Written Examination, Document Verification, Physical Standard Test, Physical Efficiency Test, Medical Examination",
      description:
        "Constables in the civil police and the armed constabulary of the state.\n\nHeight, chest and running standards differ for men and women and by category; see the notice. Residents of other states compete in the unreserved category.",
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
  teacher: {
    label: "KVS Teacher",
    fields: {
      title: "Trained Graduate Teacher (TGT)",
      jobCategory: "Education",
      employmentType: "Permanent",
      recruitingOrganization: "Kendriya Vidyalaya Sangathan (KVS)",
      department: "Educational Institutions",
      location: "All India",
      qualification: "Bachelor's degree with 50 per cent in the subject, B.Ed., and CTET Paper II",
      salary: "Pay Level-7 (Rs 44,900-1,42,400)",
      ageLimit: "Up to 35 years; SC/ST +5, OBC +3, women +10 years",
      applicationFee: "Rs 1,500; SC, ST, PwBD and ex-servicemen nil",
      applyLink: "https://kvsangathan.nic.in",
      sourceUrl: "https://kvsangathan.nic.in",
      selectionProcess: "Computer Based Test, Demo Teaching, Interview, Document Verification",
      description:
        "Teachers of classes VI to X in the Kendriya Vidyalayas. The post carries an all-India transfer liability.\n\nProficiency in teaching through Hindi and English is needed.",
    },
  },
  psu: {
    label: "PSU Engineer through GATE",
    fields: {
      title: "Graduate Engineer Trainee through GATE",
      jobCategory: "PSU",
      employmentType: "Permanent",
      recruitingOrganization: "Oil and Natural Gas Corporation (ONGC)",
      department: "Public Sector Undertakings",
      location: "All India",
      qualification: "B.E. or B.Tech with 60 per cent in the discipline and a valid GATE score",
      salary: "Rs 60,000-1,80,000 per month (E1)",
      ageLimit: "Up to 26 years; SC/ST +5, OBC +3, PwBD +10 years",
      applicationFee: "Rs 1,000; SC, ST and PwBD nil",
      applyLink: "https://ongcindia.com/web/eng/career",
      sourceUrl: "https://ongcindia.com",
      selectionProcess: "Shortlisting by GATE score, Personal Interview, Medical Examination",
      description:
        "Executive trainees at E1 level in Mechanical, Electrical, Civil, Chemical, Electronics and Petroleum disciplines.\n\nOnly the GATE score of the year that the notice names counts. Training of one year precedes the posting.",
    },
  },
  state: {
    label: "State Public Service Commission",
    fields: {
      title: "State Combined Civil Services Examination",
      jobCategory: "State Government",
      employmentType: "Permanent",
      recruitingOrganization: "Bihar Public Service Commission (BPSC)",
      department: "State Government",
      location: "Patna, Bihar",
      qualification: "Bachelor's degree in any discipline",
      salary: "Pay Level-9 (Rs 53,100-1,67,800)",
      ageLimit: "20-37 years; reserved categories and women as per state rules",
      applicationFee: "Rs 600; SC, ST, women of the state and PwBD Rs 150",
      applyLink: "https://bpsconline.bihar.gov.in",
      sourceUrl: "https://bpsc.bihar.gov.in",
      selectionProcess: "Preliminary Examination, Main Examination, Interview",
      description:
        "Deputy Collector, Deputy Superintendent of Police, Revenue Officer and other gazetted posts of the state.\n\nReservation applies to residents of the state; others compete in the unreserved category.",
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
};
