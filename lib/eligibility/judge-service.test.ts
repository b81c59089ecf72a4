import { AGE, aged, type Case, check, judged, RELAXATIONS, UR } from "@/tests/support/judged-post";

const post = { age: AGE, relaxations: RELAXATIONS };
const served = (serviceYears: number | null, birth: string) => aged(birth, { ...UR, exServiceman: { serviceYears } });

describe("service in the armed forces", () => {
  it.each<Case>([
    ["may be long enough where nobody told of it", post, aged("1981-01-01", { ...UR, exServiceman: undefined }), "cannot_tell"],
    ["and where its years were not told", post, served(null, "1981-01-01"), "cannot_tell"],
    ["and is not where it is told to be none", post, served(0, "1981-01-01"), "not_eligible"],
    ["needs no years for what is added to them", post, served(null, "1996-10-01"), "eligible"],
    ["is too short where there is none", post, aged("1981-01-01"), "not_eligible"],
    ["lasts no lifetime", post, aged("1950-01-01", { ...UR, exServiceman: undefined }), "not_eligible"],
    ["is deducted where relaxations are not stated", { age: AGE }, served(22, "1978-01-01"), "cannot_tell"],
    ["and from one of unknown size", { age: AGE, relaxations: [{ groups: ["ESM"] }] }, served(22, "1978-01-01"), "cannot_tell"],
    ["as far as it went", { age: AGE }, served(22, "1960-01-01"), "not_eligible"],
  ])("%s", (sentence, notice, person, verdict) => check([sentence, notice, person, verdict, "age.max"]));
});

it("lets a raised age wait for years of service with the government that are not told", () => {
  check(["", post, aged("1990-01-01", { ...UR, centralEmployee: { years: null } }), "cannot_tell", "age.max"]);
  check(["", post, aged("1990-01-01", { ...UR, centralEmployee: { years: 0 } }), "not_eligible", "age.max"]);
});

it("names the service as what is to be told, of whoever said yes without its years too", () => {
  for (const exServiceman of [undefined, { serviceYears: null }]) {
    const { reasons } = judged(post, aged("1981-01-01", { ...UR, exServiceman }));
    expect(reasons.find(({ rule }) => rule === "age.max")?.because).toEqual({ key: "relaxationOpen", facts: ["exServiceman"] });
  }
});

describe("service that counts as a degree", () => {
  const pay = (level: string) => ({ kind: "level", commission: 7, level }) as const;
  const asks = (more = {}, level = "4"): Case[1] => ({
    qualification: { anyOf: [{ level: "graduate", ...more }] },
    pay: pay(level),
  });
  const with10th = (serviceYears: number | null): Case[2] => ({
    ...UR,
    exServiceman: { serviceYears },
    qualifications: [{ level: "10th", status: "passed" }],
  });
  it.each<Case>([
    ["may do so after 15 years", asks(), with10th(15), "cannot_tell", "qualification"],
    ["and where nobody told how many", asks(), with10th(null), "cannot_tell", "qualification"],
    ["does not after fewer", asks(), with10th(14), "not_eligible", "qualification"],
    ["nor for a post of Group B", asks({}, "6"), with10th(20), "not_eligible", "qualification"],
    ["nor for a subject", asks({ subjects: ["Civil"] }), with10th(20), "not_eligible", "qualification"],
    [
      "nor for those of class 8",
      asks(),
      { ...with10th(20), qualifications: [{ level: "8th", status: "passed" }] },
      "not_eligible",
    ],
    ["nor for anybody else", asks(), { ...with10th(0), exServiceman: null }, "not_eligible", "qualification"],
  ])("%s", (...row) => check(row));
});
