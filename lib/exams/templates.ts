import type { ExamFields } from "@/lib/exams/admin-schema";

/** The exam templates of spec section 9. */
export const EXAM_TEMPLATES = ["ssc", "upsc", "ibps", "sbi", "railway"] as const;
export type ExamTemplateKey = (typeof EXAM_TEMPLATES)[number];

/** A template never gives days: those are the notice's own. */
export type ExamTemplate = { label: string; fields: Partial<ExamFields> };

export const examTemplates: Record<ExamTemplateKey, ExamTemplate> = {
  ssc: {
    label: "SSC CGL Tier I",
    fields: {
      title: "SSC Combined Graduate Level Examination, Tier I",
      conductingOrganization: "Staff Selection Commission",
      applicationFee: "Rs 100; women, SC, ST, PwBD and ex-servicemen nil",
      examPattern:
        "100 objective questions of 2 marks: reasoning, general awareness, quantitative aptitude, English; 0.50 off for a wrong answer",
      eligibility: "Bachelor's degree; 18 to 32 years by post",
      officialWebsite: "https://ssc.gov.in",
      location: "All India",
      duration: "60 minutes",
      totalMarks: 200,
      examMode: "Online",
      languagesAvailable: "English, Hindi",
    },
  },
  upsc: {
    label: "UPSC Civil Services Preliminary",
    fields: {
      title: "Civil Services (Preliminary) Examination",
      conductingOrganization: "Union Public Service Commission",
      applicationFee: "Rs 100; women, SC, ST and PwBD nil",
      examPattern:
        "General Studies Paper I, 100 questions, and Paper II, 80 questions (qualifying at 33 per cent); a third off for a wrong answer",
      eligibility: "Bachelor's degree; 21 to 32 years on 1 August",
      officialWebsite: "https://upsc.gov.in",
      location: "All India",
      duration: "2 hours each paper",
      totalMarks: 400,
      examMode: "Offline",
      languagesAvailable: "English, Hindi",
    },
  },
  ibps: {
    label: "IBPS PO Preliminary",
    fields: {
      title: "IBPS Probationary Officer (CRP PO/MT) Preliminary Examination",
      conductingOrganization: "Institute of Banking Personnel Selection",
      applicationFee: "Rs 850; SC, ST and PwBD Rs 175",
      examPattern:
        "100 objective questions in three timed sections: English, quantitative aptitude, reasoning; a quarter off for a wrong answer",
      eligibility: "Bachelor's degree; 20 to 30 years",
      officialWebsite: "https://www.ibps.in",
      location: "All India",
      duration: "60 minutes",
      totalMarks: 100,
      examMode: "Online",
      languagesAvailable: "English, Hindi",
    },
  },
  sbi: {
    label: "SBI Clerk Preliminary",
    fields: {
      title: "SBI Junior Associate (Customer Support and Sales) Preliminary Examination",
      conductingOrganization: "State Bank of India",
      applicationFee: "Rs 750; SC, ST, PwBD and ex-servicemen nil",
      examPattern:
        "100 objective questions in three timed sections: English, numerical ability, reasoning; a quarter off for a wrong answer",
      eligibility: "Bachelor's degree; 20 to 28 years",
      officialWebsite: "https://sbi.co.in/web/careers",
      location: "All India",
      duration: "60 minutes",
      totalMarks: 100,
      examMode: "Online",
      languagesAvailable: "English, Hindi and regional languages",
    },
  },
  railway: {
    label: "RRB NTPC First Stage",
    fields: {
      title: "RRB Non-Technical Popular Categories, First Stage CBT",
      conductingOrganization: "Railway Recruitment Board",
      applicationFee: "Rs 500, of which Rs 400 are refunded; SC, ST, women, EBC, PwBD and ex-servicemen Rs 250, refunded",
      examPattern: "100 objective questions: general awareness, mathematics, reasoning; a third off for a wrong answer",
      eligibility: "Bachelor's degree; 18 to 33 years",
      officialWebsite: "https://indianrailways.gov.in",
      location: "All India",
      duration: "90 minutes",
      totalMarks: 100,
      examMode: "Online",
      languagesAvailable: "English, Hindi and 13 regional languages",
    },
  },
};
