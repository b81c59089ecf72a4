/** The months by their names in English and Hindi, in the letters that texts are folded to. */
export const MONTHS: Record<string, number> = {};
[
  "january jan जनवरी",
  "february feb फरवरी फ़रवरी",
  "march mar मार्च",
  "april apr अप्रैल अप्रेल",
  "may मई",
  "june jun जून",
  "july jul जुलाई",
  "august aug अगस्त",
  "september sep sept सितंबर सितम्बर",
  "october oct अक्टूबर अक्तूबर",
  "november nov नवंबर नवम्बर",
  "december dec दिसंबर दिसम्बर",
].forEach((names, index) => {
  for (const name of names.split(" ")) MONTHS[name.normalize("NFKC")] = index + 1;
});

export const MONTH = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join("|");
