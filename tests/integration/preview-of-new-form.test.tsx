import { renderToStaticMarkup } from "react-dom/server";
import { previewJobForm } from "@/app/admin/(staff)/preview-job";
import { addDays, dayInIndia } from "@/lib/dates";
import { valuesOfFields } from "@/lib/jobs/editing/form/form-values";
import { useDatabase } from "@/tests/support/database";

jest.mock("@/lib/auth/guards", () => ({ currentAdmin: async () => ({ id: 1, username: "asha", role: "editor" }) }));

useDatabase();

const shownOf = async (deadline: string) => renderToStaticMarkup(await previewJobForm({ ...valuesOfFields({}), deadline }, 0));

it("says that today only stands for a last date that is not entered yet, and nothing of that beside one that is", async () => {
  expect(await shownOf("")).toContain("No last date is entered yet: today stands for it here.");
  const shown = await shownOf(addDays(dayInIndia(new Date()), 9));
  expect(shown).toContain("Untitled");
  expect(shown).not.toContain("No last date is entered yet");
});
