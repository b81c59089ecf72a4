import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { KeepFocus } from "@/components/admin/keep-focus";
import { JobBin } from "@/components/admin/manage-jobs/job-bin";
import { Button } from "@/components/ui/button";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { buttonOf, openStaffPage } from "@/tests/support/staff-page";

const deleted = (id: number, title: string) => ({
  id,
  version: 4,
  title,
  recruitingOrganization: "SSC",
  source: "manual",
  deletedAt: "2026-11-01T06:00:00.000Z",
  goesAt: "2026-12-01T06:00:00.000Z",
  deletedBy: "asha",
});

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id;

it("whoever decides on the rows of a list by keyboard goes on at the next one, at the same where it failed, and at the content after the last", async () => {
  let jobs = [deleted(1, "Clerk"), deleted(2, "Peon")];
  let isRefused = true;
  const restore = (id: number) => () => {
    if (isRefused) return Response.json({ message: "It is gone." }, { status: 404 });
    jobs = jobs.filter((job) => job.id !== id);
    return { status: "draft", version: 5 };
  };
  answerCalls({
    "/api/admin/jobs/bin": () => ({ jobs, total: jobs.length }),
    "/api/admin/jobs/1/restore": restore(1),
    "/api/admin/jobs/2/restore": restore(2),
  });
  const user = await openStaffPage(
    <>
      <KeepFocus />
      <main id="main" tabIndex={-1}>
        <JobBin />
      </main>
    </>,
  );
  await screen.findByText("2 deleted jobs");
  buttonOf("Restore Clerk").focus();
  await user.keyboard("{Enter}");
  await expectToast("Restore Failed", "It is gone.");
  expect(focused()).toBe("Restore Clerk");
  isRefused = false;
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("Restore Peon"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("main"));
});

function Status() {
  const [isPublic, setIsPublic] = useState(true);
  const words = isPublic ? "Withdraw" : "Publish";
  return (
    <main id="main" tabIndex={-1}>
      <a href="#main">First</a>
      <div>
        <Button aria-label={words} key={words} onClick={() => setIsPublic(!isPublic)} />
      </div>
    </main>
  );
}

it("what was pressed by keyboard and is another button by now has the focus still", async () => {
  const user = await openStaffPage(
    <>
      <KeepFocus />
      <Status />
    </>,
  );
  buttonOf("Withdraw").focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("Publish"));
});

it("what is held down does not press what came in the place of what it pressed", async () => {
  await openStaffPage(
    <>
      <KeepFocus />
      <Status />
    </>,
  );
  const presses = (repeat: boolean) => fireEvent.keyDown(buttonOf("Withdraw"), { key: "Enter", repeat });
  expect([presses(false), presses(true)]).toEqual([true, false]);
});

it("whoever left what had the focus is not led back to it by what changes on the page", async () => {
  await openStaffPage(
    <>
      <KeepFocus />
      <Status />
    </>,
  );
  buttonOf("Withdraw").focus();
  // As a search of the browser does.
  buttonOf("Withdraw").blur();
  document.getElementById("main")?.append(document.createElement("p"));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
