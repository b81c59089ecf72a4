import { answerCalls, findDialog, openPage } from "@/tests/support/dialog-page";

test.each([
  ["en", "Job Not Found", "Back to jobs", "/"],
  ["hi", "नौकरी नहीं मिली", "नौकरियों की सूची पर लौटें", "/?lang=hi"],
] as const)("in %s the dialog of a job that is gone leads to the list", async (language, title, label, href) => {
  answerCalls({ "/api/jobs/7": () => Response.json({ message: "Gone" }, { status: 404 }) });
  const { close } = await openPage({ address: "/?job=7", language });
  const dialog = await findDialog(title);
  expect(dialog.getByRole("link", { name: label }).getAttribute("href")).toBe(href);
  close();
});
