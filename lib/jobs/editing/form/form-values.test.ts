import { BLANK_POSITION, valuesOfFields } from "@/lib/jobs/editing/form/form-values";

const unsaid = { salaryRange: "", experienceRequired: "", specificRequirements: "" };
const post = { positionName: "Clerk", numberOfVacancies: 4, qualification: "Graduate", ...unsaid };

it("shows the list of posts where fields that say nothing of it have some, and one blank post where they have none", () => {
  expect(valuesOfFields({ jobPositions: [post] })).toMatchObject({
    useMultiplePositions: true,
    jobPositions: [{ positionName: "Clerk", numberOfVacancies: "4", qualification: "Graduate" }],
  });
  expect(valuesOfFields({})).toMatchObject({ useMultiplePositions: false, jobPositions: [BLANK_POSITION] });
});

it("leaves an unknown number empty, and what is absent blank", () => {
  expect(valuesOfFields({ positions: null, title: "Clerk" })).toMatchObject({ positions: "", title: "Clerk", salary: "" });
});
