import type { JobTemplate } from "@/lib/jobs/editing/templates/templates";

/** Recruitments of states, schools and public sector undertakings. */
export const stateTemplates = {
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
} satisfies Record<string, JobTemplate>;
