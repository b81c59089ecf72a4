/** Words that say no more of a job than that it is one, or what a link in a search engine says: they are passed over where other words stand. */
export const SAYS_NOTHING = new Set(
  `job jobs naukri naukari nokri noukri naukriyan vacancy vacancies vacency bharti bharati bhartiyan recruitment recruitments hiring opening openings rojgar rozgar
  sarkari sarkaari government govt gov goverment latest new today notification notifications notice form forms online offline apply application registration
  link date last result exam exams examination pariksha avedan aavedan sidhi direct for in of at the a an and to on by with me mein ka ki ke ko se liye wali wala wale nikli hai
  post posts pad pado pass paas pas freshers fresher jobs2026 all upcoming need want wanted search find list near limited ltd
  hai hain kab kaise kya kaun konsi kaunsi koi naya nayi naye aaj abhi chahiye chahie milegi walo walon hetu aur ya bhi sabhi sare jaldi kare karna karo batao
  dikhao jari nikla nikali nikalegi aane aayegi my is are which what how when please eligibility syllabus salary admit card pdf download
  vibhag vibhaag department dept deptt
  2024 2025 2026 2027
  नौकरी नौकरियां नौकरियाँ भर्ती भर्तियां वैकेंसी सरकारी रोजगार रोज़गार नियुक्ति सूचना अधिसूचना आवेदन ऑनलाइन फॉर्म फार्म पद पदों परीक्षा रिजल्ट नई नया ताजा ताज़ा सीधी
  में का की के को से लिए और पर पास जॉब जॉब्स
  हेतु है हैं कब कैसे कौन चाहिए वाले वाली निकली जारी एवं तथा या सभी आज विभाग योग्यता वेतन एडमिट कार्ड`
    .normalize("NFKC")
    .split(/\s+/),
);
