import { rowTitle } from "@/components/jobs/row/row-title";

const UPSC = "Union Public Service Commission (UPSC) for the Ministry of Health";
const job = { title: "Junior Clerk - UPSC", titleHi: null, recruitingOrganization: UPSC, recruitingOrganizationHi: null };

it.each([
  ["Specialist Grade III - UPSC", UPSC, "Specialist Grade III"],
  ["Technician A - DRDO CEPTAM", "Centre for Personnel Talent Management (CEPTAM), DRDO", "Technician A"],
  // What follows says more than the body does.
  ["Multi Tasking Staff - SSC MTS", "Staff Selection Commission (SSC)", "Multi Tasking Staff\u00a0– SSC MTS"],
  ["राजस्व पटवारी सीधी भर्ती - राजस्थान कर्मचारी चयन बोर्ड", "राजस्थान कर्मचारी चयन बोर्ड (RSSB)", "राजस्व पटवारी सीधी भर्ती"],
  [" - UPSC", UPSC, " - UPSC"],
  ["Group-IV", UPSC, "Group-IV"],
])("leaves the name of the body out of '%s', which stands below it", (title, body, shown) => {
  expect(rowTitle({ ...job, title, recruitingOrganization: body }, "en").text).toBe(shown);
});

it("shows what the staff entered in Hindi, without the name of the body, on Hindi pages alone", () => {
  const entered = { ...job, titleHi: "कनिष्ठ लिपिक - यूपीएससी", recruitingOrganizationHi: "संघ लोक सेवा आयोग (यूपीएससी)" };
  expect(rowTitle(entered, "hi")).toEqual({ text: "कनिष्ठ लिपिक" });
  expect(rowTitle(entered, "en")).toEqual({ text: "Junior Clerk" });
  expect(rowTitle(job, "hi")).toEqual({ text: "जूनियर क्लर्क" });
  expect(rowTitle({ ...job, title: "Keeper of the Seals" }, "hi")).toEqual({ text: "Keeper of the Seals", lang: "en" });
});
