import { messages } from "@/lib/i18n/messages";

type Tree = { [key: string]: string | Tree };

/**
 * Words that were weighed and chosen: each stands in its message. Of three that were chosen the page has another form, because what stands
 * around them changed: "आवेदन जारी" of a department is followed by notices and posts (a colon, not brackets), the list of what closes in three days
 * ends with "सभी 62" as its English does, and a date that is over is "तारीख़ बीत चुकी", whose gender does not depend on what took place.
 */
const CHOSEN = {
  hi: {
    "jobs.activeFilters": "one {# फ़िल्टर लगा है} other {# फ़िल्टर लगे हैं}}",
    "jobs.searchedFor": "आपकी खोज:",
    "jobs.notSaved": "नौकरी सहेजी नहीं जा सकी",
    "jobs.latest": "नई भर्तियाँ पहले",
    "jobs.title": "नाम के क्रम में (A–Z)",
    "jobs.daysLeftUrgent": "बाकी – जल्दी करें",
    "jobs.closed": "आवेदन बंद हो चुके",
    "jobs.notSpecified": "विज्ञप्ति में नहीं दिया",
    "jobs.quickView": "एक नज़र में",
    "jobs.showing": "कुल {total} में से {count} दिख रही हैं",
    "jobs.empty": "इस खोज में कोई भर्ती नहीं मिली",
    "exams.mode": "परीक्षा का तरीका",
    "exams.subscribeAddress": "कैलेंडर का लिंक कॉपी करें",
    "feeds.calendarAddress": "कैलेंडर का लिंक कॉपी करें",
    "account.page.calendarAddress": "कैलेंडर का लिंक कॉपी करें",
    "account.mail.addressText": "लिंक के पेज पर पुष्टि होते ही",
    "exams.admitCard": "एडमिट कार्ड (प्रवेश पत्र)",
    "exams.admitCardShort": "एडमिट",
    "exams.registrationEndShort": "फ़ॉर्म",
    "exams.over": "हो चुकी",
    "guide.sections.notice.li2": "विज्ञप्ति में नहीं दिया",
    "guide.sections.account.p1": "मुफ़्त खाता बनाएँ",
    "help.groups.start.questions.q1.a": "नौकरी खोजें",
    "help.groups.advanced.questions.q1.a": "तुलना देखें",
    "home.features.search.title": "हर फ़िल्टर के साथ संख्या",
    "home.heading": "सरकारी नौकरी: कौन-सी भर्ती चालू\u00a0है, कौन भर सकता है, कब तक",
    "home.totalJobs": "आवेदन जारी",
    "home.newToday": "आज आईं",
    "home.statDepartments": "भर्ती कर रहे विभाग",
    "home.applications": "आवेदन लिंक खोले गए",
    "home.closingSoon": "3 दिन में आख़िरी तारीख़",
    "home.what": "क्या खोज रहे हैं",
    "home.where": "किस राज्य या शहर में",
    "home.tags.clerk": "क्लर्क",
    "home.tags.stenographer": "स्टेनोग्राफ़र",
    "home.tags.law": "कानून",
    "home.tags.mechanical": "मैकेनिकल",
    "home.tags.electrical": "इलेक्ट्रिकल",
    "job.back": "नौकरियों की सूची पर लौटें",
    "job.facts": "एक नज़र में",
    "job.startDate": "आवेदन शुरू",
    "job.report": "इस जानकारी में गलती बताएँ",
    "job.employmentType": "नौकरी का प्रकार",
    "site.copyright": "{name}। ",
    "site.keptAt": "यह {time} की सहेजी हुई प्रति है",
    "site.light": "लाइट",
    "site.dark": "डार्क",
    "site.quickActions": "मेरे काम",
    "site.quickLinks": "काम के लिंक",
    "site.social": "हमें यहाँ भी पाएँ",
    "tracker.nextExam": "परीक्षा # दिन बाद",
    "tracker.export": "फ़ाइल में सहेजें",
    "tracker.import": "फ़ाइल से लाएँ",
    "tracker.stopped": "प्रक्रिया रुक गई",
    "auth.welcome": "की सरकारी नौकरी खोजें",
    "alerts.empty": "आपने अभी कोई अलर्ट नहीं बनाया",
    "terms.sections.accounts.li8": "किसी और के नाम से काम करना:",
    "privacy.sections.data.table.head.c3": "कानूनी आधार",
    "privacy.intro": "बिंदुवार बताती है",
    "pages.syllabus.intro": "परीक्षा में क्या और कैसे पूछा जाता है",
    "contact.noApplications": "हम कभी पैसे नहीं माँगते। कोई हमारे नाम पर माँगे तो हमें बताएँ।",
  },
  en: {
    "jobs.allOfPage": "All {name} jobs",
    "jobs.beyondEnd": "There are only # pages",
    "jobs.searchedFor": "Your search:",
    "exams.subscribeAddress": "Copy the calendar link",
    "feeds.calendarAddress": "Copy the calendar link",
    "account.page.calendarAddress": "Copy the calendar link",
    "account.mail.addressText": "once that is confirmed on the page",
    "exams.show": "Search",
    "exams.inDays": "{in # days}",
    "site.notFoundHelp": "Start again from all jobs.",
    "site.keptAt": "Saved copy from {time}.",
    "contact.noApplications": "We never ask for money. If someone does in our name, tell us.",
    "home.features.search.title": "Filters with counts",
    "home.features.compare.text": "Compare up to three jobs",
    "alerts.description": "Save a search and hear when a new job matches.",
  },
} as const;

const rows = (["hi", "en"] as const).flatMap((language) =>
  Object.entries(CHOSEN[language]).map(([key, words]) => [language, key, words] as const),
);

it.each(rows)("says in %s under %s what was chosen", (language, key, words) => {
  expect(
    key.split(".").reduce<Tree | string>((at, part) => (typeof at === "string" ? at : (at[part] ?? "")), messages[language]),
  ).toContain(words);
});

it("calls the notice of a body one thing in Hindi: विज्ञप्ति", () => {
  expect(JSON.stringify(messages.hi)).not.toContain("आधिकारिक सूचना");
});
