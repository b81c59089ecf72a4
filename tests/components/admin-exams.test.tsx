import { act, screen, waitFor, within } from "@testing-library/react";
import { ExamForm } from "@/components/admin/exams/exam-form";
import { ExamManager } from "@/components/admin/exams/exam-manager";
import { PublishTabs } from "@/components/admin/publish-tabs";
import { adminLinks } from "@/lib/admin-links";
import { examTemplates } from "@/lib/exams/templates";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { EXAM } from "@/tests/support/staff-exam";
import { asksToStay, buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

test("what was typed of a new job and of a new exam is there again after a look at the other tab", async () => {
  answerJobForm({ "/api/admin/exams": () => ({ exams: [], total: 0 }) });
  const user = await openStaffPage(
    <PublishTabs initial="jobs" editorId={1} today="2026-11-21" newDrafts={[]} preview={async () => null} />,
  );
  await fill(user, fieldOf("Job title"), "Archivist");
  await user.click(screen.getByRole("tab", { name: "Exam Calendar" }));
  expect(screen.queryByRole("textbox", { name: /^Job title/ })).toBeNull();
  await fill(user, await screen.findByLabelText("Exam title"), "Archivist Examination");
  await user.click(screen.getByRole("tab", { name: "Job Management" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Job title" }).value).toBe("Archivist");
  await user.click(screen.getByRole("tab", { name: "Exam Calendar" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Exam title" }).value).toBe("Archivist Examination");
});

test("a page with an exam that was begun and not saved asks before it is left", async () => {
  const user = await openStaffPage(<ExamForm />);
  expect(asksToStay()).toBe(false);
  await user.selectOptions(fieldOf("Start from a template"), "ssc");
  expect(asksToStay()).toBe(true);
  await fill(user, fieldOf("Exam title"), "Archivist Examination");
  expect(asksToStay()).toBe(true);
});

test("an exam that is refused takes the focus to the first field that is wrong", async () => {
  const user = await openStaffPage(<ExamForm />);
  await user.click(buttonOf("Add exam"));
  await waitFor(() => expect(document.activeElement).toBe(fieldOf("Exam title")));
});

test("a template of an exam asks before it replaces what was typed, and may be taken again for the next exam", async () => {
  answerCalls({ "/api/admin/exams": () => ({}) });
  const { title } = examTemplates.ssc.fields;
  const user = await openStaffPage(<ExamForm />);
  await fill(user, fieldOf("Exam title"), "My own title");
  await fill(user, fieldOf("Exam date"), "2027-02-01");
  await user.selectOptions(fieldOf("Start from a template"), "ssc");
  const dialog = await screen.findByRole("dialog", { name: "Keep what is in the form?" });
  expect(dialog.textContent).toContain("The template would replace: Exam title.");
  await user.click(within(dialog).getByRole("button", { name: "Fill only the rest" }));
  expect(fieldOf("Exam title").value).toBe("My own title");
  expect(fieldOf("Exam date").value).toBe("2027-02-01");
  expect(fieldOf("Location").value).toBe("All India");

  await fill(user, fieldOf("Registration start"), "2026-11-20");
  await fill(user, fieldOf("Registration end"), "2026-12-20");
  await user.click(buttonOf("Add exam"));
  await expectToast("Success!", "The exam was added to the calendar.");
  // The next exam begins at the top of the form, not at its button.
  await waitFor(() => expect(document.activeElement).toBe(fieldOf("Exam title")));
  await user.selectOptions(fieldOf("Start from a template"), "ssc");
  expect(fieldOf("Exam title").value).toBe(title);
});

test("an exam is sent again as the same submission where its answer was lost, and the next one as another", async () => {
  const sent: { submission: string }[] = [];
  answerCalls({
    "/api/admin/exams": (body) => {
      sent.push(body as { submission: string });
      if (sent.length === 1) throw new TypeError("network");
      return {};
    },
  });
  const user = await openStaffPage(<ExamForm />);
  const fillIn = async () => {
    await user.selectOptions(fieldOf("Start from a template"), "ssc");
    await fill(user, fieldOf("Registration start"), "2026-11-20");
    await fill(user, fieldOf("Registration end"), "2026-12-20");
    await fill(user, fieldOf("Exam date"), "2027-02-01");
  };
  await fillIn();
  await user.click(buttonOf("Add exam"));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(buttonOf("Add exam"));
  await expectToast("Success!", "The exam was added to the calendar.");
  await fillIn();
  await fill(user, fieldOf("Exam date"), "2027-03-01");
  await user.click(buttonOf("Add exam"));
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ submission }) => submission);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("an exam that another editor saved meanwhile is saved with both edits, and a field that both changed is named", async () => {
  const saved = { ...EXAM, version: 2, eligibility: "12th pass", duration: "2 hours", location: "Delhi" };
  const sent: Record<string, unknown>[] = [];
  answerCalls({
    "/api/admin/exams/4": (body) => {
      sent.push(body as Record<string, unknown>);
      return sent.length === 1
        ? Response.json({ message: "Another editor saved this first.", exam: saved }, { status: 409 })
        : saved;
    },
  });
  const onSaved = jest.fn();
  const user = await openStaffPage(<ExamForm exam={EXAM} onSaved={onSaved} />);
  await fill(user, fieldOf("Location"), "All India");
  await fill(user, fieldOf("Total marks"), "200");
  await user.click(buttonOf("Save exam"));
  await expectToast("Another editor saved this exam first", "Both edits are in the form. Look it over and save it.");
  expect(screen.getByText("The other editor saved: Delhi")).toBeTruthy();
  expect(asksToStay()).toBe(true);
  await user.click(buttonOf("Save exam"));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[1]).toMatchObject({
    version: 2,
    location: "All India",
    totalMarks: "200",
    eligibility: "12th pass",
    duration: "2 hours",
  });
});

test("an exam that was sent after the session ended stays in the form, and says what to do", async () => {
  const signIn = jest.spyOn(adminLinks, "login").mockReturnValue("#sign-in");
  const calls = answerCalls({
    "/api/admin/exams": (body) =>
      body ? Response.json({ message: "Authentication required" }, { status: 401 }) : { exams: [], total: 0 },
  });
  const user = await openStaffPage(<ExamManager />);
  await user.selectOptions(fieldOf("Start from a template"), "ssc");
  for (const [label, day] of Object.entries({
    "Registration start": "2026-11-20",
    "Registration end": "2026-12-20",
    "Exam date": "2027-02-01",
  })) {
    await fill(user, fieldOf(label), day);
  }
  await user.click(buttonOf("Add exam"));
  await expectToast("Error", "You are signed out. Sign in in another tab, and send this again.");
  expect(fieldOf("Exam date").value).toBe("2027-02-01");
  expect(calls).toEqual(["/api/admin/exams", "/api/admin/exams"]);
  expect(signIn).not.toHaveBeenCalled();
});

test("an exam is said to be cancelled after a question, and reinstated at once", async () => {
  let exam = EXAM;
  const sent: unknown[] = [];
  answerCalls({
    "/api/admin/exams": () => ({ exams: [exam], total: 1 }),
    "/api/admin/exams/4": (body) => {
      sent.push(body);
      exam = { ...exam, ...(body as { isCancelled: boolean }), version: exam.version + 1 };
      return exam;
    },
  });
  const user = await openStaffPage(<ExamManager />);
  const mark = () => screen.findByRole("button", { name: "Mark cancelled: Archivist Examination" });
  await user.click(await mark());
  await user.click(await screen.findByRole("button", { name: "Leave it as it is" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
  await user.click(await mark());
  await user.click(await screen.findByRole("button", { name: "Mark as cancelled" }));
  await expectToast("Exam Cancelled", "Archivist Examination");
  await user.click(await screen.findByRole("button", { name: "Reinstate: Archivist Examination" }));
  await expectToast("Exam Reinstated", "Archivist Examination");
  expect(sent).toEqual([
    { isCancelled: true, version: 1 },
    { isCancelled: false, version: 2 },
  ]);
});

test("what is typed while an exam is being saved stays in its form, which is still to be saved", async () => {
  let answer = () => {};
  const sent: Record<string, unknown>[] = [];
  answerCalls({
    "/api/admin/exams/4": (body) => {
      sent.push(body as Record<string, unknown>);
      const saved = { ...EXAM, version: 1 + sent.length };
      return sent.length === 1 ? new Promise((resolve) => (answer = () => resolve(saved))) : saved;
    },
  });
  const onSaved = jest.fn();
  const user = await openStaffPage(<ExamForm exam={EXAM} onSaved={onSaved} />);
  await fill(user, fieldOf("Location"), "All India");
  await user.click(buttonOf("Save exam"));
  await waitFor(() => expect(sent).toHaveLength(1));
  await fill(user, fieldOf("Duration"), "2 hours");
  await act(async () => answer());
  await expectToast("Success!", "The exam was changed.");
  expect(onSaved).not.toHaveBeenCalled();
  expect([fieldOf("Location").value, fieldOf("Duration").value, asksToStay()]).toEqual(["All India", "2 hours", true]);
  await user.click(await screen.findByRole("button", { name: "Save exam" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent[1]).toMatchObject({ duration: "2 hours", version: 2 });
});

test("what is typed while a new exam is being added goes into that exam, not away, and the next form is blank", async () => {
  let answer = () => {};
  const sent: unknown[] = [];
  answerCalls({
    "/api/admin/exams": () => new Promise((resolve) => (answer = () => resolve(EXAM))),
    "/api/admin/exams/4": (body) => sent.push(body) && { ...EXAM, version: 2 },
  });
  const user = await openStaffPage(<ExamForm />);
  await user.selectOptions(fieldOf("Start from a template"), "ssc");
  await fill(user, fieldOf("Registration start"), "2026-11-20");
  await fill(user, fieldOf("Registration end"), "2026-12-20");
  await fill(user, fieldOf("Exam date"), "2027-02-01");
  await user.click(buttonOf("Add exam"));
  await screen.findByRole("button", { name: "Saving..." });
  await fill(user, fieldOf("Duration"), "2 hours");
  await act(async () => answer());
  await expectToast("Success!", "The exam was added to the calendar.");
  expect([fieldOf("Duration").value, asksToStay()]).toEqual(["2 hours", true]);
  await user.click(await screen.findByRole("button", { name: "Save exam" }));
  await screen.findByRole("button", { name: "Add exam" });
  expect(sent).toMatchObject([{ duration: "2 hours", version: 1 }]);
  expect([fieldOf("Duration").value, asksToStay()]).toEqual(["", false]);
});
