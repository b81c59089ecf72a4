import enAccount from "./en/account.json" with { type: "json" };
import enAlerts from "./en/alerts.json" with { type: "json" };
import enApi from "./en/api.json" with { type: "json" };
import enAuth from "./en/auth.json" with { type: "json" };
import enCompare from "./en/compare.json" with { type: "json" };
import enContact from "./en/contact.json" with { type: "json" };
import enCorrections from "./en/corrections.json" with { type: "json" };
import enDepartments from "./en/departments.json" with { type: "json" };
import enDevelopers from "./en/developers.json" with { type: "json" };
import enDisclaimer from "./en/disclaimer.json" with { type: "json" };
import enEligibility from "./en/eligibility.json" with { type: "json" };
import enExams from "./en/exams.json" with { type: "json" };
import enFeeds from "./en/feeds.json" with { type: "json" };
import enFollow from "./en/follow.json" with { type: "json" };
import enGuide from "./en/guide.json" with { type: "json" };
import enHelp from "./en/help.json" with { type: "json" };
import enHome from "./en/home.json" with { type: "json" };
import enJob from "./en/job.json" with { type: "json" };
import enJobs from "./en/jobs.json" with { type: "json" };
import enLandings from "./en/landings.json" with { type: "json" };
import enMail from "./en/mail.json" with { type: "json" };
import enPages from "./en/pages.json" with { type: "json" };
import enPrivacy from "./en/privacy.json" with { type: "json" };
import enProfile from "./en/profile.json" with { type: "json" };
import enReminders from "./en/reminders.json" with { type: "json" };
import enSaved from "./en/saved.json" with { type: "json" };
import enSite from "./en/site.json" with { type: "json" };
import enSubscribers from "./en/subscribers.json" with { type: "json" };
import enSuggest from "./en/suggest.json" with { type: "json" };
import enTerms from "./en/terms.json" with { type: "json" };
import enTracker from "./en/tracker.json" with { type: "json" };
import hiAccount from "./hi/account.json" with { type: "json" };
import hiAlerts from "./hi/alerts.json" with { type: "json" };
import hiApi from "./hi/api.json" with { type: "json" };
import hiAuth from "./hi/auth.json" with { type: "json" };
import hiCompare from "./hi/compare.json" with { type: "json" };
import hiContact from "./hi/contact.json" with { type: "json" };
import hiCorrections from "./hi/corrections.json" with { type: "json" };
import hiDepartments from "./hi/departments.json" with { type: "json" };
import hiDevelopers from "./hi/developers.json" with { type: "json" };
import hiDisclaimer from "./hi/disclaimer.json" with { type: "json" };
import hiEligibility from "./hi/eligibility.json" with { type: "json" };
import hiExams from "./hi/exams.json" with { type: "json" };
import hiFeeds from "./hi/feeds.json" with { type: "json" };
import hiFollow from "./hi/follow.json" with { type: "json" };
import hiGuide from "./hi/guide.json" with { type: "json" };
import hiHelp from "./hi/help.json" with { type: "json" };
import hiHome from "./hi/home.json" with { type: "json" };
import hiJob from "./hi/job.json" with { type: "json" };
import hiJobs from "./hi/jobs.json" with { type: "json" };
import hiLandings from "./hi/landings.json" with { type: "json" };
import hiMail from "./hi/mail.json" with { type: "json" };
import hiPages from "./hi/pages.json" with { type: "json" };
import hiPrivacy from "./hi/privacy.json" with { type: "json" };
import hiProfile from "./hi/profile.json" with { type: "json" };
import hiReminders from "./hi/reminders.json" with { type: "json" };
import hiSaved from "./hi/saved.json" with { type: "json" };
import hiSite from "./hi/site.json" with { type: "json" };
import hiSubscribers from "./hi/subscribers.json" with { type: "json" };
import hiSuggest from "./hi/suggest.json" with { type: "json" };
import hiTerms from "./hi/terms.json" with { type: "json" };
import hiTracker from "./hi/tracker.json" with { type: "json" };

const en = {
  account: enAccount,
  alerts: enAlerts,
  api: enApi,
  auth: enAuth,
  compare: enCompare,
  contact: enContact,
  corrections: enCorrections,
  departments: enDepartments,
  developers: enDevelopers,
  disclaimer: enDisclaimer,
  eligibility: enEligibility,
  exams: enExams,
  feeds: enFeeds,
  follow: enFollow,
  guide: enGuide,
  help: enHelp,
  home: enHome,
  job: enJob,
  jobs: enJobs,
  landings: enLandings,
  mail: enMail,
  pages: enPages,
  privacy: enPrivacy,
  profile: enProfile,
  reminders: enReminders,
  saved: enSaved,
  site: enSite,
  subscribers: enSubscribers,
  suggest: enSuggest,
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
  corrections: hiCorrections,
  departments: hiDepartments,
  developers: hiDevelopers,
  disclaimer: hiDisclaimer,
  eligibility: hiEligibility,
  exams: hiExams,
  feeds: hiFeeds,
  follow: hiFollow,
  guide: hiGuide,
  help: hiHelp,
  home: hiHome,
  job: hiJob,
  jobs: hiJobs,
  landings: hiLandings,
  mail: hiMail,
  pages: hiPages,
  privacy: hiPrivacy,
  profile: hiProfile,
  reminders: hiReminders,
  saved: hiSaved,
  site: hiSite,
  subscribers: hiSubscribers,
  suggest: hiSuggest,
  terms: hiTerms,
  tracker: hiTracker,
} satisfies Messages;

export const messages = { en, hi };
