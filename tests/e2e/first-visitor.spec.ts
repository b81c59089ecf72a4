import { beSignedIn, createJob, removeJob, textOf } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Next writes the address by which a kept page is first asked into the page.
test("a page that is kept for everybody holds nothing of its first visitor's address", async ({ page, request }) => {
  await beSignedIn(page.context());
  const { id } = await createJob(page);
  for (const language of ["", "lang=hi&"]) {
    await textOf(request, `/job/${id}?${language}compare=5,6&friend=first-visitor&page=first-visitor`);
    const html = await textOf(request, `/job/${id}?${language}`);
    expect(html).toContain(`/job/${id}`);
    expect(html).not.toMatch(/first-visitor|compare=5/);
  }
  await removeJob(page, id);
});
