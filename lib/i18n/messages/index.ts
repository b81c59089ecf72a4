import enAccount from "./en/account.json";
import enAlerts from "./en/alerts.json";
import enApi from "./en/api.json";
import enAuth from "./en/auth.json";
import enCompare from "./en/compare.json";
import enContact from "./en/contact.json";
import enDepartments from "./en/departments.json";
import enDisclaimer from "./en/disclaimer.json";
import enEligibility from "./en/eligibility.json";
import enExams from "./en/exams.json";
import enGuide from "./en/guide.json";
import enHelp from "./en/help.json";
import enHome from "./en/home.json";
import enJob from "./en/job.json";
import enJobs from "./en/jobs.json";
import enMail from "./en/mail.json";
import enPages from "./en/pages.json";
import enPrivacy from "./en/privacy.json";
import enSaved from "./en/saved.json";
import enSite from "./en/site.json";
import enTerms from "./en/terms.json";
import enTracker from "./en/tracker.json";
import hiAccount from "./hi/account.json";
import hiAlerts from "./hi/alerts.json";
import hiApi from "./hi/api.json";
import hiAuth from "./hi/auth.json";
import hiCompare from "./hi/compare.json";
import hiContact from "./hi/contact.json";
import hiDepartments from "./hi/departments.json";
import hiDisclaimer from "./hi/disclaimer.json";
import hiEligibility from "./hi/eligibility.json";
import hiExams from "./hi/exams.json";
import hiGuide from "./hi/guide.json";
import hiHelp from "./hi/help.json";
import hiHome from "./hi/home.json";
import hiJob from "./hi/job.json";
import hiJobs from "./hi/jobs.json";
import hiMail from "./hi/mail.json";
import hiPages from "./hi/pages.json";
import hiPrivacy from "./hi/privacy.json";
import hiSaved from "./hi/saved.json";
import hiSite from "./hi/site.json";
import hiTerms from "./hi/terms.json";
import hiTracker from "./hi/tracker.json";

const en = {
  account: enAccount,
  alerts: enAlerts,
  api: enApi,
  auth: enAuth,
  compare: enCompare,
  contact: enContact,
  departments: enDepartments,
  disclaimer: enDisclaimer,
  eligibility: enEligibility,
  exams: enExams,
  guide: enGuide,
  help: enHelp,
  home: enHome,
  job: enJob,
  jobs: enJobs,
  mail: enMail,
  pages: enPages,
  privacy: enPrivacy,
  saved: enSaved,
  site: enSite,
  terms: enTerms,
  tracker: enTracker,
};

/** The shape of the catalogue: English is the source, Hindi must have the same keys (see catalogues.test.ts). */
export type Messages = typeof en;

const hi = {
  account: hiAccount,
  alerts: hiAlerts,
  api: hiApi,
  auth: hiAuth,
  compare: hiCompare,
  contact: hiContact,
  departments: hiDepartments,
  disclaimer: hiDisclaimer,
  eligibility: hiEligibility,
  exams: hiExams,
  guide: hiGuide,
  help: hiHelp,
  home: hiHome,
  job: hiJob,
  jobs: hiJobs,
  mail: hiMail,
  pages: hiPages,
  privacy: hiPrivacy,
  saved: hiSaved,
  site: hiSite,
  terms: hiTerms,
  tracker: hiTracker,
} satisfies Messages;

export const messages = { en, hi };
