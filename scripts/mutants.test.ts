import { readLists } from "./mutants/lists.mjs";

it("finds the text that each mutant changes, once, in the code as it is", () => {
  expect(readLists().length).toBeGreaterThan(200);
});
