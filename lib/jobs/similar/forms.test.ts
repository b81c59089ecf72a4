import { advertisementKey } from "@/lib/jobs/similar/advertisement";
import { bodyForms, isSameBody } from "@/lib/jobs/similar/body-forms";
import { nameKey, noticeKeys, recruitmentKeys } from "@/lib/jobs/similar/keys";
import { ownAddress } from "@/lib/jobs/similar/notice-address";
import { areKinds, postWords } from "@/lib/jobs/similar/post-words";

it.each([
  ["Central Water Commission (CWC)", ["central water commission", "cwc"], "cwc"],
  ["CWC - Central Water Commission", ["cwc", "central water commission"], "cwc"],
  ["Central Water Commission, New Delhi", ["central water commission"], "cwc"],
  ["U.P.S.C.", ["upsc"], null],
  ["The Staff Selection Commission", ["staff selection commission"], "ssc"],
  ["Delhi", ["delhi"], null],
  ["कर्मचारी चयन आयोग", ["कर्मचारी चयन आयोग"], "कचआ"],
])("names %s by its forms", (name, written, initials) => {
  expect(bodyForms(name)).toEqual({ written, initials });
});

it.each([
  ["CWC", "Central Water Commission (CWC)", true],
  ["CWC", "Central Water Commission", true],
  ["Union Public Service Commission", "U.P.S.C.", true],
  ["Department of Science & Technology", "Department of Science and Technology", true],
  ["Central Water Commission", "Coal Washing Corporation", false],
  ["State Bank of India", "State Bank of India, Mumbai", true],
  ["Bihar Police", "Kerala Police", false],
  ["AIIMS Delhi", "AIIMS Patna", false],
])("asks whether %s and %s are one body: %s", (a, b, isSame) => {
  expect([isSameBody(a, b), isSameBody(b, a)]).toEqual([isSame, isSame]);
});

it.each([
  ["Advt. No. 05/2026-27", "5/2026/27"],
  ["Advertisement No.: 5/2026-2027", "5/2026/27"],
  ["Employment Notice CRPD/SCO/2026-27/11", "crpd/sco/2026/27/11"],
  ["CEN No. 01/2026", "1/2026"],
  ["to be announced", null],
  ["", null],
  [null, null],
])("reads the number %s as %s", (text, key) => expect(advertisementKey(text)).toBe(key));

it.each([
  ["https://www.cwc.example/recruitment/engineer/?b=2&a=1&utm_source=x#top", "cwc.example/recruitment/engineer?a=1&b=2"],
  ["https://cwc.example/careers", null],
  ["no address", null],
  [null, null],
])("takes %s for the address of one notice as %s", (link, address) => expect(ownAddress(link)).toBe(address));

const NOTICE = {
  title: "Junior Engineer",
  recruitingOrganization: "Central Water Commission (CWC)",
  advertisementNumber: "5/2026",
  applyLink: "https://cwc.example/recruitment/engineer",
  sourceUrl: null,
};

it("gives every key by which another notice may be found", () => {
  expect(noticeKeys(NOTICE)).toEqual([
    nameKey(NOTICE),
    "body:central water commission",
    "body:cwc",
    "number:central water commission:5/2026",
    "number:cwc:5/2026",
    "address:cwc.example/recruitment/engineer",
    ...recruitmentKeys(NOTICE).filter((key) => key.startsWith("r:")),
  ]);
});

it.each([
  "Junior Engineer (Last date extended)",
  "JUNIOR ENGINEER – Date Extended till 5 December",
  "Junior Engineer [Re-opened]",
])("gives %s the name of the notice that it extends", (title) => expect(nameKey({ ...NOTICE, title })).toBe(nameKey(NOTICE)));

it("cuts no character in two", () => {
  for (const shift of ["", "x"]) {
    const body = `${shift}${"\u{20000}".repeat(150)}`;
    expect(noticeKeys({ ...NOTICE, recruitingOrganization: body }).join("")).not.toMatch(/\p{Cs}/u);
  }
});

it("bounds its keys and keeps long ones apart", () => {
  const long = (end: string) =>
    noticeKeys({ ...NOTICE, applyLink: `https://cwc.example/${"x".repeat(1_900)}${end}` }).find((key) =>
      key.startsWith("address:"),
    ) ?? "";
  expect(long("a").length).toBeLessThanOrEqual(120);
  expect(long("a")).not.toBe(long("b"));
});

it("reads the posts of a title, and not for whom they are", () => {
  expect([...postWords("SSC GD 2026: Apply Online", ["SSC"])]).toEqual(["constable", "general", "duty"]);
  expect(areKinds(postWords("Non-Teaching: 197 Group C Posts (Special Drive for Project Affected Persons)", []))).toBe(true);
  expect(areKinds(postWords("Project Associate", []))).toBe(false);
});
