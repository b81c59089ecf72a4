import { DEPARTMENT_PAGES } from "@/lib/departments/pages";
import { messages } from "@/lib/i18n/messages";

type Tree = { [key: string]: string | Tree };

/** Hindi for which the site has another word, which it uses everywhere: what to write stands behind. Messages to programmers keep their terms. */
const NOT_OUR_HINDI: readonly [wrong: RegExp, right: string][] = [
  [/उपकरण/, "डिवाइस"],
  [/तिथि/, "तारीख़"],
  [/साइन आउट/, "लॉग आउट"],
  [/परिणाम|नतीज/, "रिज़ल्ट"],
  [/प्रारूप/, "पैटर्न"],
  [/सेटिंग्स/, "सेटिंग"],
  [/नौकरी (के )?अलर्ट/, "जॉब अलर्ट"],
  [/(?<!ई)मेल(?! खा)(?!\p{M})/u, "ईमेल"],
  [/मिटा/, "हटा"],
  [/लिपिक/, "क्लर्क"],
  [/(?<![\p{L}\p{M}])स्थान(?![\p{L}\p{M}])/u, "जगह"],
  [/हिंदी/, "हिन्दी"],
  [/साक्षात्कार/, "इंटरव्यू"],
  [/आरंभ/, "शुरू"],
  [/रिक्ति/, "पद"],
  [/अधिसूचना/, "विज्ञप्ति"],
  [/खुली (सरकारी )?नौकरि?/, "चालू भर्ती, आवेदन जारी"],
  [/आपने माँगा:/, "आपकी खोज:"],
  [/(?<!वि)शेष/, "बाकी"],
  [/त्वरित/, "काम के"],
  [/पंजी(?!करण|कृत)/, "फ़ॉर्म"],
  [/निर्यात|आयात/, "फ़ाइल में सहेजें, फ़ाइल से लाएँ"],
  [/निःशुल्क/, "मुफ़्त"],
  [/JavaScript|SMS|JSON/, "जावास्क्रिप्ट, एसएमएस"],
  [/\u0970/, "months and weekdays in full: beside figures the sign of short forms reads as a zero"],
  [/[०-९]/, "Latin figures"],
  [/ - |\d-\d/, "an en dash"],
  [/[\u0900-\u097f}]\.(?=\s|$)/, "। at the end of a sentence"],
  [/Rs\b/, "₹"],
];

const NOT_OUR_ENGLISH: readonly [wrong: RegExp, right: string][] = [
  [/pay a month/i, "Monthly pay"],
  [/^salary$/i, "Monthly pay"],
  [/conducting bod/i, "Exam body"],
  [/signed out/i, "logged out"],
  [/you asked for:/i, "Your search:"],
  [/Sept\b/, "Sep"],
  [/is not us/i, "We never ask for money."],
];

const hindi = [...entriesOf(messages.hi), ...contentOf("hi")].filter(([key]) => !key.startsWith("api."));
const english = entriesOf(messages.en);

it.each(NOT_OUR_HINDI)("writes in Hindi no %s, but %s", (wrong) => {
  expect(hindi.filter(([, text]) => wrong.test(text.normalize("NFC")))).toEqual([]);
});

it.each(NOT_OUR_ENGLISH)("writes in English no %s, but %s", (wrong) => {
  expect(english.filter(([, text]) => wrong.test(text))).toEqual([]);
});

it("spells a letter one way: as letter and dot, not as the old single signs", () => {
  expect(hindi.filter(([, text]) => text !== text.normalize("NFC"))).toEqual([]);
});

function contentOf(language: "hi"): [string, string][] {
  return DEPARTMENT_PAGES.flatMap(({ slug, about, aboutTitle, exams }) => [
    [`department.${slug}.about`, about[language]],
    [`department.${slug}.aboutTitle`, aboutTitle[language]],
    ...exams.map(({ name }): [string, string] => [`department.${slug}.exam`, name[language]]),
  ]);
}

function entriesOf(tree: Tree, at = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${at}${key}`, value]] : entriesOf(value, `${at}${key}.`),
  );
}
