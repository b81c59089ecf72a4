/** Words that say no more of a job than that it is one, or what a link in a search engine says, and that people misspell: words are corrected to them. */
export const COMMON_NOTHING: ReadonlySet<string> = new Set(
  `job jobs naukri naukari nokri noukri naukriyan vacancy vacancies vacency bharti bharati bhartiyan recruitment recruitments hiring opening openings rojgar rozgar
  sarkari sarkaari government govt gov goverment latest new today notification notifications notice form forms online offline apply application registration
  link date last result exam exams examination pariksha avedan aavedan sidhi direct for in of at the a an and to on by with me mein ka ki ke ko se liye wali wala wale nikli hai
  post posts pad pado pass paas pas freshers fresher jobs2026 all upcoming need want wanted search find list near limited ltd
  hai hain kab kaise kya kaun konsi kaunsi koi naya nayi naye aaj abhi chahiye chahie milegi walo walon hetu aur ya or bhi sabhi sare jaldi kare karna karo batao
  dikhao jari nikla nikali nikalegi aane aayegi my is are which what how when please eligibility syllabus salary admit card pdf download
  vibhag vibhaag department dept deptt
  2024 2025 2026 2027
  नौकरी नौकरियां नौकरियाँ भर्ती भर्तियां वैकेंसी सरकारी रोजगार रोज़गार नियुक्ति सूचना अधिसूचना आवेदन ऑनलाइन फॉर्म फार्म पद पदों परीक्षा रिजल्ट नई नया ताजा ताज़ा सीधी
  में का की के को से लिए और पर पास जॉब जॉब्स
  हेतु है हैं कब कैसे कौन चाहिए वाले वाली निकली जारी एवं तथा या सभी आज विभाग योग्यता वेतन एडमिट कार्ड`
    .normalize("NFKC")
    .split(/\s+/),
);

/** Words of questions and of notices that say as little, and that no other word is a slip for. */
const RARE_NOTHING = new Set(
  `seedhi seedha mujhe mujhko hame hamein humko hamare mera meri mere apna apni apne jo jinki jisme jisko ab tak yahan yaha kahan kaha kidhar sirf keval ho hoga hogi honge hone raha rahi rahe
  gaya gayi karein karen kren kijiye krna bhare bharna bharne bharen sakte sakta sakti banna banne chalu kholi kitni kitna kitne umar umra yogyata vetan tankhwah antim tithi tarikh
  tareekh aakhri akhri aakhiri mauka mouka turant bina khabar khabren taja taaza taza suchna soochna vigyapan vigyapti adhisuchna niyukti padon rikt rikti riktiyan ichchhuk bumper
  jagah jagahen jageh par pe pr aayi aaya aaye aa ayi aya chal chalti chalta dilao dila dilwao velai velaivaippu udyoga udyogam udyogalu joli pahije pahijet pahiye
  karni karna bane banein ban fail failed padhe likhe padha likha pakki pakka log logon logo apply kro batao bataiye btao chhutti naukariyon naukriyo jobon noukriyan noukari tholil bhartee bhrti bhrati bharati2026
  aanewali aanewale nikalne nikalegi nikalnewali lagane laga lagi chahie chahiyen zarurat jarurat jaroorat darkar avsar awsar mouke naye2026 soch raha sochta bare baare kuchh bhi nhi nahi na mat
  advt this that these those week month current recent available details about get now do can i we me you some good best top urgent immediate joining looking interested career careers
  baad baadme baadmein pehle pahle pahele lagne lagna lagega lagegi lagta karke karte karta karti hota hoti hote milta milti milte mil mile milegi milega
  dhundh dhundho dhoondh khoj khojo batana bataye bataiye bataen kripya please pls plz hun hoon tha thi rahega chahta chahti chahte kaisa kaisi kise kisi kin kisko kyo kyun kyu agar toh jab jaise
  waise kuch kuchh sab aap aapka aapko tum tumhara hum ham hai ke liye liya lena lene dena dene jaye jana jaane jaise wise basis pe ek after before above plus regarding related any every each
  chakri chakari kaam kam naukriyaan nokari noukari rojgaar rozgaar kaamkaaj dhanda hue hui huye huey nikle nikalne bharo chalao rakhne rakhna seat seats khali khaali pade vale vali vala waale waali waala khuli khule
  main mai ghar soon only no per annum package ctc mela hu hoon ji gorment govment sarkar nokria naukary vacansi vacansy vekensi vaikensi recrutment requirement requirements jobb jobz cum whole sb bhai bhaiya sir
  sabse acha accha achha acchi achi achhi badhiya highest paying easy easiest aasan free freejobalert sarkariresult samachar sheher shehar shahar
  सबसे अच्छी अच्छा बढ़िया आसान शहर लास्ट डेट
  opportunity opportunities without direct update updates news alert alerts
  aayega aayenge aaega aayga ayega ayegi aaegi आएगा आएगी आयेगा आयेगी आएंगे
  son sons beta bete beton ladka ladke ladkon ladko boy boys brother husband pati hamara hamari
  बेटा बेटे बेटों लड़का लड़के लड़कों भाई भैया पति मेरे हमारा हमारी
  बाद पहले लगने लगेगी मिलेगी मिलती मिलता मिले किस किसे कौनसी कौन सी कैसी कैसा कृपया बताएं बताइए बताओ चाहता चाहती हूं हूँ था थी करके करते होती होता होते अगर जब कुछ सब आप आपका संबंधित संबंधी
  मुझे मेरा मेरी हमें हमारे अपना अपनी अपने जो जिसमें अब अभी तक यहां कहां सिर्फ केवल हो होगा होगी होने रहा रही रहे गया गई करें करे करना भरें भरना सकते कितनी कितने उम्र अंतिम तिथि तारीख आखिरी
  काम जगह सरकार समाचार हुए हुई खाली निकले करने करना करते वाला मेला चाकरी
  मौका तुरंत सीधी बिना खबर ताजा नई नए नया विज्ञापन विज्ञप्ति पद पदों रिक्त रिक्ति रिक्तियां रिक्तियाँ इच्छुक बंपर आवेदन ऑनलाइन फॉर्म निकली निकलेगी वालों वाला`
    .normalize("NFKC")
    .split(/\s+/),
);

/** Words that say no more of a job than that it is one: they are passed over where other words stand. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set([...COMMON_NOTHING, ...RARE_NOTHING]);
