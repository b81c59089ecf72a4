import type { SampleJob } from "../types.ts";

const force = {
  department: "Central Armed Police Forces",
  location: "All India",
  applicationFee: "General, OBC and EWS men Rs 100; women, SC, ST and ex-servicemen nil",
  jobCategory: "Police",
  employmentType: "Permanent",
} satisfies Partial<SampleJob>;

const crpf = {
  ...force,
  recruitingOrganization: "Central Reserve Police Force (CRPF)",
  website: "https://crpf.gov.in",
  sourceUrl: "https://crpf.gov.in",
  applyLink: "https://rect.crpf.gov.in",
} satisfies Partial<SampleJob>;

const bsf = {
  ...force,
  recruitingOrganization: "Border Security Force (BSF)",
  website: "https://www.bsf.gov.in",
  sourceUrl: "https://rectt.bsf.gov.in",
  applyLink: "https://rectt.bsf.gov.in",
} satisfies Partial<SampleJob>;

const cisf = {
  ...force,
  recruitingOrganization: "Central Industrial Security Force (CISF)",
  website: "https://www.cisf.gov.in",
  sourceUrl: "https://cisfrectt.cisf.gov.in",
  applyLink: "https://cisfrectt.cisf.gov.in",
} satisfies Partial<SampleJob>;

const itbp = {
  ...force,
  recruitingOrganization: "Indo-Tibetan Border Police Force (ITBP)",
  website: "https://www.itbpolice.nic.in",
  sourceUrl: "https://recruitment.itbpolice.nic.in",
  applyLink: "https://recruitment.itbpolice.nic.in",
} satisfies Partial<SampleJob>;

const ssb = {
  ...force,
  recruitingOrganization: "Sashastra Seema Bal (SSB)",
  website: "https://www.ssb.gov.in",
  sourceUrl: "https://www.ssbrectt.gov.in",
  applyLink: "https://www.ssbrectt.gov.in",
} satisfies Partial<SampleJob>;

/** Recruitments that the central armed police forces hold themselves. */
export const capfJobs: SampleJob[] = [
  {
    key: "capf-crpf-constable-tradesman",
    ...crpf,
    title: "Constable (Technical and Tradesman) - CRPF",
    qualification: "10th pass (Matriculation); ITI in Motor Mechanic for that trade; heavy vehicle licence for Driver",
    positions: 9212,
    salary: "Pay Level-3 (Rs 21,700-69,100)",
    postedDaysAgo: 10,
    closesInDays: 15,
    ageLimit: "18-23 years; 21-27 for Driver",
    description:
      "Drivers, cooks, barbers, washermen, buglers, carpenters and electricians of battalions, posted by state.\n\nTradesmen also carry arms and train with the battalion; the trade test is qualifying.",
    selectionProcess:
      "Computer Based Test, Physical Standard and Efficiency Test, Trade Test, Document Verification, Medical Examination",
    vacancyBreakdown: "Men 9105, Women 107",
  },
  {
    key: "capf-crpf-hc-ministerial",
    ...crpf,
    title: "Head Constable (Ministerial) and Assistant Sub-Inspector (Steno) - CRPF",
    qualification: "12th pass (10+2) with typing or stenography",
    positions: 1458,
    salary: "Pay Level-4 (Rs 25,500-81,100) to Pay Level-5 (Rs 29,200-92,300)",
    postedDaysAgo: 2,
    closesInDays: 23,
    ageLimit: "18-25 years",
    description:
      "Office staff of group centres and battalions: pay, records, ration accounts.\n\nTyping of 35 words a minute in English or 30 in Hindi; dictation of ten minutes at 80 words for stenographers.",
    selectionProcess: "Computer Based Test, Skill Test, Physical Standard Test, Document Verification, Medical Examination",
    jobPositions: [
      {
        positionName: "Head Constable (Ministerial)",
        qualification: "12th pass (10+2)",
        salaryRange: "Pay Level-4 (Rs 25,500-81,100)",
        numberOfVacancies: 1315,
      },
      {
        positionName: "Assistant Sub-Inspector (Steno)",
        qualification: "12th pass (10+2) with stenography",
        salaryRange: "Pay Level-5 (Rs 29,200-92,300)",
        numberOfVacancies: 143,
      },
    ],
  },
  {
    key: "capf-crpf-gdmo",
    ...crpf,
    title: "General Duty Medical Officer and Specialist (Walk-in, Contract) - CRPF Composite Hospitals",
    location: "Jammu, Jammu and Kashmir; Srinagar, Jammu and Kashmir; Leh, Ladakh; Guwahati, Assam; Raipur, Chhattisgarh",
    qualification: "MBBS with completed internship; Master's degree (MD/MS) for specialists",
    positions: 29,
    salary: "Rs 75,000 per month for GDMO, Rs 85,000 for specialists",
    postedDaysAgo: 4,
    closesInDays: 6,
    ageLimit: "Up to 70 years",
    applicationFee: null,
    description:
      "Doctors for the force's hospitals in the field, for three years at first.\n\nCome to any of the listed hospitals with certificates on the day of the walk-in; there is no form to send before.",
    selectionProcess: "Walk-in Interview, Medical Examination",
    employmentType: "Contract",
    applyLink: null,
  },
  {
    key: "capf-bsf-hc-radio",
    ...bsf,
    title: "Head Constable (Radio Operator and Radio Mechanic) - BSF",
    qualification:
      "12th pass (10+2) with Physics, Chemistry and Mathematics, or 10th pass with ITI in Radio and Television or Electronics",
    positions: 1121,
    salary: "Pay Level-4 (Rs 25,500-81,100)",
    postedDaysAgo: 13,
    closesInDays: 3,
    ageLimit: "18-25 years",
    description:
      "Operators pass traffic between border outposts and sector headquarters; mechanics repair sets at the signal workshops.\n\nA quarter of the seats is for departmental candidates.",
    selectionProcess:
      "Physical Standard and Efficiency Test, Computer Based Test, Dictation or Descriptive Test, Medical Examination",
    jobPositions: [
      {
        positionName: "Head Constable (Radio Operator)",
        qualification: "12th pass (10+2) in Science or ITI",
        salaryRange: "Pay Level-4 (Rs 25,500-81,100)",
        numberOfVacancies: 910,
      },
      {
        positionName: "Head Constable (Radio Mechanic)",
        qualification: "12th pass (10+2) in Science or ITI",
        salaryRange: "Pay Level-4 (Rs 25,500-81,100)",
        numberOfVacancies: 211,
      },
    ],
  },
  {
    key: "capf-bsf-tradesman",
    ...bsf,
    title: "Constable (Tradesman): Cobbler, Tailor, Water Carrier, Cook and Sweeper - BSF",
    qualification: "10th pass (Matriculation) with two years of experience or ITI in the trade",
    positions: 3588,
    salary: "Rs 21,700-69,100 per month",
    postedDaysAgo: 6,
    closesInDays: 20,
    ageLimit: "18-25 years",
    description:
      "Trades that keep a border battalion fed, clothed and clean. Vacancies are divided by the state or union territory of domicile.\n\nMen run 5 km in 24 minutes, women 1.6 km in eight and a half.",
    selectionProcess:
      "Physical Standard and Efficiency Test, Document Verification, Trade Test, Written Test, Medical Examination",
    experienceRequired: "2 years in the trade, or ITI",
  },
  {
    key: "capf-bsf-water-wing",
    ...bsf,
    title: "Sub-Inspector (Master and Engine Driver) and Head Constable (Crew) in Water Wing - BSF",
    location: "Kolkata, West Bengal; Bhuj, Gujarat; Dhubri, Assam",
    qualification:
      "12th pass (10+2) with second class master or engine driver certificate; 10th pass (Matriculation) with serang licence for crew",
    positions: 162,
    salary: "Pay Level-3 (Rs 21,700-69,100) to Pay Level-6 (Rs 35,400-1,12,400)",
    postedDaysAgo: 38,
    closesInDays: -11,
    ageLimit: "20-28 years",
    description:
      "Crews of floating outposts and patrol boats in the Sundarbans, the creeks of Kutch and the Brahmaputra.\n\nCertificates of inland water transport authorities are accepted. Swimming is tested.",
    selectionProcess: "Written Examination, Physical Standard and Efficiency Test, Trade Test, Medical Examination",
  },
  {
    key: "capf-cisf-constable-driver",
    ...cisf,
    title: "Constable/Driver and Driver-cum-Pump Operator (Fire Services) - CISF",
    qualification: "10th pass (Matriculation) with licences for heavy and light motor vehicles and motor cycle with gear",
    positions: 1124,
    salary: "Pay Level-3 (Rs 21,700-69,100)",
    postedDaysAgo: 16,
    closesInDays: 8,
    ageLimit: "21-27 years",
    description:
      "Drivers of duty vehicles and of fire tenders at airports, refineries and steel plants.\n\nOnly men may apply. Three years of driving heavy or light vehicles are needed.",
    selectionProcess:
      "Physical Efficiency and Standard Test, Document Verification, Trade Test, Written Examination, Medical Examination",
    experienceRequired: "3 years of driving",
  },
  {
    key: "capf-cisf-constable-fire",
    ...cisf,
    title: "Constable (Fire) Male - CISF",
    qualification: "12th pass (10+2) with Science",
    positions: 1130,
    salary: "Pay Level-3 (Rs 21,700-69,100)",
    postedDaysAgo: 72,
    closesInDays: -42,
    ageLimit: "18-23 years",
    description:
      "Firemen stand by at undertakings that the force protects and rescue people in accidents and floods.\n\nHeight 170 cm, chest 80-85 cm; relaxed for hill areas and tribes.",
    selectionProcess: "Physical Efficiency and Standard Test, Document Verification, Written Examination, Medical Examination",
  },
  {
    key: "capf-itbp-si-telecom",
    ...itbp,
    title: "Sub-Inspector and Head Constable (Telecommunication) - ITBP",
    qualification:
      "Bachelor's degree in Science (Physics, Chemistry, Mathematics or IT) or B.E./B.Tech; 12th pass (10+2) in Science for Head Constable",
    positions: 526,
    salary: "Pay Level-4 (Rs 25,500-81,100) to Pay Level-6 (Rs 35,400-1,12,400)",
    postedDaysAgo: 9,
    closesInDays: 17,
    ageLimit: "20-25 years; 18-25 for Head Constable",
    description:
      "Signal staff of posts on the Himalayan border, much of it above nine thousand feet.\n\nPosts for women are fifteen percent of the total.",
    selectionProcess: "Physical Efficiency and Standard Test, Written Examination, Document Verification, Medical Examination",
    jobPositions: [
      {
        positionName: "Sub-Inspector (Telecommunication)",
        qualification: "Bachelor's degree in Science or B.E./B.Tech",
        salaryRange: "Pay Level-6 (Rs 35,400-1,12,400)",
        numberOfVacancies: 92,
      },
      {
        positionName: "Head Constable (Telecommunication)",
        qualification: "12th pass (10+2) in Science, or ITI, or Diploma",
        salaryRange: "Pay Level-4 (Rs 25,500-81,100)",
        numberOfVacancies: 383,
      },
      {
        positionName: "Constable (Telecommunication)",
        qualification: "10th pass (Matriculation)",
        salaryRange: "Pay Level-3 (Rs 21,700-69,100)",
        numberOfVacancies: 51,
      },
    ],
  },
  {
    key: "capf-itbp-animal-transport",
    ...itbp,
    title: "Constable (Animal Transport and Kennelman) - ITBP",
    location: "Dehradun, Uttarakhand; Shimla, Himachal Pradesh; Gangtok, Sikkim; Itanagar, Arunachal Pradesh",
    qualification: "10th pass (Matriculation)",
    positions: 128,
    salary: "Pay Level-3 (Rs 21,700-69,100)",
    postedDaysAgo: 1,
    closesInDays: 28,
    ageLimit: "18-25 years",
    description:
      "Handle the mules and ponies that carry stores to the high posts, and the dogs of the force.\n\nA practical test with animals is part of the trade test.",
    selectionProcess: "Physical Efficiency and Standard Test, Written Examination, Trade Test, Medical Examination",
  },
  {
    key: "capf-ssb-si-pioneer-draughtsman",
    ...ssb,
    title: "Sub-Inspector (Pioneer, Draughtsman, Communication, Staff Nurse Female) - SSB",
    qualification:
      "Diploma in Civil Engineering, ITI in Draughtsman, Bachelor's degree in Electronics, or Diploma in Nursing, by post",
    positions: 111,
    salary: "Pay Level-6 (Rs 35,400-1,12,400)",
    postedDaysAgo: 19,
    closesInDays: 0,
    ageLimit: "18-30 years, by post",
    applicationFee: "General, OBC and EWS men Rs 200; women, SC, ST and ex-servicemen nil",
    description:
      "Technical officers of the force that guards the borders with Nepal and Bhutan.\n\nThe nurse posts are for women with registration in a State Nursing Council.",
    selectionProcess:
      "Physical Efficiency and Standard Test, Written Examination, Skill Test, Document Verification, Medical Examination",
  },
  {
    key: "capf-assam-rifles-rally",
    ...force,
    title: "Technical and Tradesmen Recruitment Rally (Group B and C) - Assam Rifles",
    recruitingOrganization: "Directorate General Assam Rifles",
    website: "https://www.assamrifles.gov.in",
    sourceUrl: "https://www.assamrifles.gov.in",
    applyLink: "https://www.assamrifles.gov.in",
    location: "Shillong, Meghalaya; Dimapur, Nagaland; Aizawl, Mizoram; Imphal, Manipur",
    qualification: "10th pass (Matriculation), 12th pass (10+2) or ITI, by trade",
    positions: 215,
    salary: null,
    postedDaysAgo: 11,
    closesInDays: 10,
    ageLimit: "18-23 years; up to 30 in some trades",
    applicationFee: "Rs 200 for Group B, Rs 100 for Group C; women, SC, ST and ex-servicemen nil",
    description:
      "Clerks, radio mechanics, line men, plumbers, X-ray assistants, cooks and safai for units of the North East, with vacancies by state.\n\nAn admit card is needed to enter the rally ground.",
    selectionProcess: "Physical Standard and Efficiency Test, Trade Test, Written Test, Medical Examination",
  },
  {
    key: "capf-nsg-tradesman",
    ...force,
    title: "Assistant Commander (Logistics) and Squadron Tradesman on Deputation - National Security Guard",
    recruitingOrganization: "National Security Guard (NSG)",
    website: "https://www.nsg.gov.in",
    sourceUrl: "https://www.nsg.gov.in",
    applyLink: null,
    location: "Manesar, Haryana",
    qualification: "Service in the same grade of a central force or state police; 10th pass (Matriculation)",
    positions: 34,
    salary: "Pay Level-3 (Rs 21,700-69,100) to Pay Level-10 (Rs 56,100-1,77,500)",
    postedDaysAgo: 44,
    closesInDays: 19,
    ageLimit: null,
    applicationFee: "Nil",
    description:
      "Posts on deputation for three to five years at the garrison in Manesar and the regional hubs.\n\nNames come through the parent force with five years of confidential reports.",
    selectionProcess: "Scrutiny of Service Records, Physical Test, Interview",
    employmentType: "Temporary",
  },
];
