import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Notice } from "@/lib/notice/schema";
import { fill } from "@/tests/support/dialog-page";
import { answerSaves, control, NEW_JOB, openNotice, paste, press } from "@/tests/support/notice-form";
import { fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const TABLE = "Post\tUR\tEWS\tOBC\tSC\tST\tTotal\nClerk\t4\t1\t3\t1\t1\t10\nTypist\t2\t0\t1\t1\t0\t4";

test("a notice of two posts is entered once: data, positions and texts agree, and go out together", async () => {
  const sent = answerSaves();
  const user = await openNotice(NEW_JOB);
  paste(TABLE);
  await fill(user, control("notice-posts-0-age-min"), "18");
  await fill(user, control("notice-posts-0-age-max"), "27");
  await user.selectOptions(control("notice-posts-0-qualification-anyOf-0-level"), "graduate");
  await user.click(screen.getAllByText(/^Use for the other posts/)[0] as HTMLElement);
  await user.selectOptions(fieldOf("Relaxations and fees as usual for"), "ssc");
  await user.click(press("Fill in where unknown"));
  await fill(user, control("notice-closingTime"), "17:00");
  expect(control("applicationFee").value).toBe("Rs 100; women, SC, ST, PwBD and ex-servicemen nil");
  expect(control("ageLimit").value).toBe("18-27 years");
  await user.click(press("Publish job"));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [body] = sent as [{ notice: Notice; jobPositions: object[] }];
  expect(body.jobPositions).toMatchObject([
    { positionName: "Clerk", numberOfVacancies: "10", qualification: "Bachelor's degree" },
    { positionName: "Typist", numberOfVacancies: "4", qualification: "Bachelor's degree" },
  ]);
  expect(body.notice.closesAt).toBe("2026-12-20T17:00:00+05:30");
  expect(body.notice.posts).toMatchObject([
    { name: "Clerk", vacancies: { total: 10, byCategory: { UR: 4 } }, age: { min: 18, max: 27 } },
    { name: "Typist", vacancies: { total: 4, byCategory: { EWS: 0 } }, age: { min: 18, max: 27 } },
  ]);
  expect(body.notice.posts[1]?.relaxations).toHaveLength(17);
});

test("a table that is not understood is left in the box with the reasons, nothing of it is taken, and corrected there it is read", async () => {
  answerSaves();
  await openNotice(NEW_JOB);
  paste(TABLE.replace("EWS", "Sports quota"));
  expect(await screen.findByText("The column 'Sports quota' is not understood.")).toBeTruthy();
  expect(fieldOf("Paste a table of vacancies").value).toContain("Sports quota");
  expect(control("notice-posts-0-vacancies-byCategory-UR").value).toBe("");
  paste("EWS\r\n");
  expect(fieldOf("Paste a table of vacancies").value).toContain("Typist");
  fireEvent.change(fieldOf("Paste a table of vacancies"), { target: { value: TABLE } });
  fireEvent.click(press("Read the table in the box"));
  expect(await screen.findByText("2 posts were taken over.")).toBeTruthy();
  expect(control("notice-posts-0-vacancies-byCategory-UR").value).toBe("4");
});

test("Alt+N leads from any field of a step to the first of the next, and whoever adds a row is led to it", async () => {
  answerSaves();
  await openNotice(NEW_JOB);
  const next = () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { altKey: true, code: "KeyN" });
    return document.activeElement;
  };
  control("notice-posts-0-vacancies-byCategory-SC").focus();
  expect(next()).toBe(fieldOf("Relaxations and fees as usual for"));
  expect(next()).toBe(press("Add fee"));
  expect(next()).toBe(control("notice-closingTime"));

  // The next frame may be there before the row.
  const frame = jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => Number(run(0)));
  for (const row of [0, 1]) {
    fireEvent.click(press("Add fee"));
    expect(document.activeElement).toBe(control(`notice-fees-${row}-groups`));
  }
  frame.mockRestore();
});

test("several positions go after a question alone, and one that is removed leaves the notice as data too, so that the others keep theirs", async () => {
  const post = (name: string, total: number) => ({ name, vacancies: { total } });
  const position = (id: number, positionName: string) => ({
    ...{ id, positionName, qualification: "Graduate", numberOfVacancies: 1 },
    ...{ salaryRange: null, experienceRequired: null, specificRequirements: null },
  });
  const notice = { posts: [post("Clerk", 1), post("Typist", 2), post("Driver", 3)] };
  const job = storedJob({
    status: "draft",
    notice,
    jobPositions: [position(1, "Clerk"), position(2, "Typist"), position(3, "Driver")],
  });
  const sent = answerSaves();
  const user = await openJobForm({ job });
  await user.click(fieldOf("The notice advertises several positions"));
  expect(screen.getByText("Clerk, Typist, Driver")).toBeTruthy();
  await user.click(press("Keep them"));
  expect(fieldOf("The notice advertises several positions").checked).toBe(true);
  await user.click(fieldOf("Remove position 2"));
  await user.click(press("Save changes"));
  await waitFor(() => expect(sent).toMatchObject([{ notice: { posts: [post("Clerk", 1), post("Driver", 3)] } }]));
});

test("what another editor changed in the notice as data stands beside one's own in lines", async () => {
  const job = storedJob({ status: "draft", notice: { fees: [{ groups: "all", amount: 10_000 }], posts: [{ name: "Clerk" }] } });
  const theirs = {
    ...job,
    version: 5,
    notice: { fees: [{ groups: "all" as const, amount: 50_000 }], posts: [{ name: "Clerk" }] },
  };
  answerSaves(() =>
    Response.json({ message: "First", job: theirs, savedBy: "ravi", savedAt: "2026-11-21T05:00:00.000Z" }, { status: 409 }),
  );
  const user = await openJobForm({ job });
  await screen.findByText("Add fee", undefined, { timeout: 5000 });
  await fill(user, control("notice-fees-0-amount"), "200");
  await user.click(press("Save changes"));
  const mine = await screen.findByLabelText("Notice: Fee: keep yours");
  expect(mine.closest("tr")?.textContent).toContain("for all, Rs 200");
  expect(mine.closest("tr")?.textContent).toContain("for all, Rs 500");
});
