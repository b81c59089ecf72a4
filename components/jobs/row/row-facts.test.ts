import { rowFacts, rowPlace } from "@/components/jobs/row/row-facts";
import type { JobDto } from "@/lib/jobs/schema";

it("says the facts in their fixed order, as short as they can be said", () => {
  const job = {
    positions: 1672,
    qualification: "12th pass",
    salary: "Pay Level-2 (Rs 19,900-63,200)",
    ageLimit: "18-27 years; 30 for OBC",
  };
  const valuesOf = (facts: object) => rowFacts({ ...job, ...facts } as JobDto, "en").map(({ value }) => value.text);
  expect(valuesOf({})).toEqual(["1,672 posts", "12th pass", "₹19,900–63,200", "18–\u206027\u00a0years"]);
  expect(valuesOf({ positions: 1, salary: "Stipend Rs 8,800 per month", ageLimit: "Up to 40 years" })).toEqual([
    "1 post",
    "12th pass",
    "₹8,800",
    "Up to 40\u00a0years",
  ]);
});

it("says what is not stated, and keeps a pay in words", () => {
  const unknown = { positions: null, qualification: "Graduate", salary: null, ageLimit: null } as JobDto;
  expect(rowFacts(unknown, "en").map(({ value }) => value.text)).toEqual([
    "Posts not specified",
    "Graduate",
    "Pay as per norms",
    "Age not specified",
  ]);
  expect(rowFacts({ ...unknown, salary: "Rs 500 per day" }, "en")[2]?.value.text).toBe("₹500 per day");
  expect(rowFacts({ ...unknown, salary: "From Rs 20,000" }, "en")[2]?.value.text).toBe("From ₹20,000");
  const ofState = { ...unknown, salary: "Pay Level-6", department: "State Government" };
  expect(rowFacts(ofState, "en")[2]?.value.text).toBe("Pay Level-6");
});

it("says them in Hindi where all of a text is known, and marks what stays as published", () => {
  const job = { positions: 2, qualification: "12th pass", salary: null, ageLimit: "18-27 years; 30 for OBC" } as JobDto;
  expect(rowFacts(job, "hi").map(({ value }) => value)).toEqual([
    { text: "2 पद" },
    { text: "12वीं पास" },
    { text: "वेतन नियमानुसार" },
    { text: "18 से 27\u00a0वर्ष" },
  ]);
  expect(rowFacts({ ...job, qualification: "A kind heart" }, "hi")[1]?.value).toEqual({ text: "A kind heart", lang: "en" });
});

it("puts the place that was asked for first, in any of its spellings, and counts the others", () => {
  const location = "Guwahati, Assam; Begusarai, Bihar; Vadodara, Gujarat";
  expect(rowPlace(location, undefined)).toEqual({ place: "Guwahati, Assam", others: 2 });
  expect(rowPlace(location, "Bihar")).toEqual({ place: "Begusarai, Bihar", others: 2 });
  expect(rowPlace(location, "Vadodara")).toEqual({ place: "Vadodara, Gujarat", others: 2 });
  expect(rowPlace(location, "Kerala")).toEqual({ place: "Guwahati, Assam", others: 2 });
  expect(rowPlace("All India", "Bihar")).toEqual({ place: "All India", others: 0 });
});
