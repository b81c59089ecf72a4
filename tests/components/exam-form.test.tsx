import { render, screen } from "@testing-library/react";
import { ExamForm } from "@/components/exams/exam-form";

it("marks a body as published in English that has no name in Hindi", () => {
  render(
    <ExamForm
      filters={{ sortBy: "next" }}
      organizations={["Board of Lanterns", "Union Public Service Commission"]}
      sorts={["next"]}
      language="hi"
    />,
  );
  expect(screen.getByRole("option", { name: "Board of Lanterns" }).lang).toBe("en");
  expect(screen.getByRole("option", { name: "संघ लोक सेवा आयोग" }).lang).toBe("");
});
