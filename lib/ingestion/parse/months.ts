/** The months by their names in English, Hindi and Marathi, in the letters that texts are folded to. */
export const MONTHS: Record<string, number> = {};
[
  "january jan जनवरी जानेवारी",
  "february feb फरवरी फ़रवरी फेब्रुवारी",
  "march mar मार्च",
  "april apr अप्रैल अप्रेल एप्रिल",
  "may मई मे",
  "june jun जून",
  "july jul जुलाई जुलै",
  "august aug अगस्त ऑगस्ट",
  "september sep sept सितंबर सितम्बर सप्टेंबर सप्टेम्बर",
  "october oct अक्टूबर अक्तूबर ऑक्टोबर",
  "november nov नवंबर नवम्बर नोव्हेंबर नोव्हेम्बर",
  "december dec दिसंबर दिसम्बर डिसेंबर डिसेम्बर",
].forEach((names, index) => {
  for (const name of names.split(" ")) MONTHS[name.normalize("NFKC")] = index + 1;
});

/** Any of them as a pattern: the Marathi "मे" is no beginning of "में", the Hindi word for "in". */
export const MONTH = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .map((name) => (name === "मे" ? `${name}(?!ं)` : name))
  .join("|");
