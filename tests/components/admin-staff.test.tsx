import { cleanup, screen, within } from "@testing-library/react";
import { AdminHeader } from "@/components/admin/admin-header";
import { AdminUsers } from "@/components/admin/admin-users";
import { JobBin } from "@/components/admin/manage-jobs/job-bin";
import { Palette } from "@/components/admin/palette";
import { RequireOfAll } from "@/components/admin/second-factor/require-of-all";
import type { Waiting } from "@/lib/staff/schema";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { openStaffPage } from "@/tests/support/staff-page";

test("the bin says who deleted a job, when, and when it goes, and gives it back", async () => {
  const deleted = {
    id: 3,
    version: 4,
    title: "Clerk",
    recruitingOrganization: "SSC",
    source: "manual",
    deletedAt: "2026-11-01T06:00:00.000Z",
    goesAt: "2026-12-01T06:00:00.000Z",
    deletedBy: "asha",
  };
  let isRestored = false;
  answerCalls({
    "/api/admin/jobs/bin": () => (isRestored ? { jobs: [], total: 0 } : { jobs: [deleted], total: 1 }),
    "/api/admin/jobs/3/restore": () => {
      isRestored = true;
      return { status: "draft", version: 5 };
    },
  });
  const user = await openStaffPage(<JobBin />);
  await screen.findByText("1 deleted job");
  const row = screen.getByRole("row", { name: /^Clerk/ });
  expect(row.textContent).toContain("entered here");
  expect([...row.querySelectorAll("td")].slice(0, 3).map((cell) => cell.textContent)).toEqual([
    "1 Nov 2026, 11:30",
    "asha",
    "1 Dec 2026, 11:30",
  ]);
  await user.click(screen.getByRole("button", { name: "Restore Clerk" }));
  await expectToast("Job Restored", "Clerk. It is a draft, and not public.");
  await screen.findByText("No deleted jobs here.");
});

test("a job that cannot be restored stays in the bin, with the reason", async () => {
  const deleted = { id: 3, version: 4, title: "Clerk", recruitingOrganization: "SSC", source: "manual", deletedBy: null };
  const times = { deletedAt: "2026-11-01T06:00:00.000Z", goesAt: "2026-12-01T06:00:00.000Z" };
  answerCalls({
    "/api/admin/jobs/bin": () => ({ jobs: [{ ...deleted, ...times }], total: 1 }),
    "/api/admin/jobs/3/restore": () => Response.json({ message: "It is gone." }, { status: 404 }),
  });
  const user = await openStaffPage(<JobBin />);
  await user.click(await screen.findByRole("button", { name: "Restore Clerk" }));
  await expectToast("Restore Failed", "It is gone.");
  expect(screen.getByRole("button", { name: "Restore Clerk" })).toHaveProperty("disabled", false);
});

test("the switch that requires a second factor stays off, with the reason, where the server refuses", async () => {
  let isRequired = false;
  let isRefused = true;
  answerCalls({
    "/api/admin/users/second-factor-rule": (body) => {
      if (body === undefined) return { isRequired };
      if (isRefused) return Response.json({ message: "Set up your own second factor first." }, { status: 409 });
      isRequired = (body as { isRequired: boolean }).isRequired;
      return { isRequired };
    },
  });
  const user = await openStaffPage(<RequireOfAll />);
  const control = () => screen.findByRole("switch", { name: "Require a second factor of all staff" });
  await user.click(await control());
  await expectToast("Error", "Set up your own second factor first.");
  expect(await control()).toHaveProperty("checked", false);
  isRefused = false;
  await user.click(await control());
  await expectToast("A second factor is required of all staff");
  expect(await control()).toHaveProperty("checked", true);
});

test("what takes an admin's own rights is asked before it is done, what is done to others is done at once, and each button says whom it is about", async () => {
  const person = { isActive: true, role: "admin", lastLogin: null };
  const users = [
    { ...person, id: 1, username: "asha", email: "asha@example.org" },
    { ...person, id: 2, username: "ravi", email: "ravi@example.org" },
  ];
  const sent: unknown[] = [];
  answerCalls({
    "/api/admin/users": () => Response.json(users),
    "/api/admin/users/second-factors": () => Response.json([2]),
    "/api/admin/users/second-factor-rule": () => ({ isRequired: false }),
    "/api/admin/users/2/second-factor": () => {
      sent.push([2, "reset"]);
      return {};
    },
    "/api/admin/users/1": (body) => {
      sent.push([1, body]);
      return users[0];
    },
    "/api/admin/users/2": (body) => {
      sent.push([2, body]);
      return users[1];
    },
  });
  const user = await openStaffPage(<AdminUsers ownId={1} />);
  const press = async (row: RegExp, name: string) =>
    user.click(within(await screen.findByRole("row", { name: row })).getByRole("button", { name }));
  for (const name of ["Make editor: asha", "End sessions: asha", "Deactivate: asha"]) {
    await press(/^asha/, name);
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(sent).toEqual([]);
  }
  await press(/^asha/, "Deactivate: asha");
  await user.click(await screen.findByRole("button", { name: "Deactivate me" }));
  await expectToast("asha was deactivated");
  await press(/^ravi/, "Make editor: ravi");
  await expectToast("ravi is now editor");
  await press(/^ravi/, "Reset second factor: ravi");
  await user.click(await screen.findByRole("button", { name: "Reset" }));
  await expectToast("ravi signs in by password alone now");
  expect(sent).toEqual([
    [1, { isActive: false }],
    [2, { role: "editor" }],
    [2, "reset"],
  ]);
});

/** Given as one object, since a role of the staff is none of ARIA. */
const header = (waiting: Waiting | null) => AdminHeader({ username: "asha", role: "admin", waiting });
const links = () => screen.getAllByRole("link").map((link) => link.textContent);

test("the navigation counts what waits, and up to a thousand", async () => {
  answerCalls({});
  await openStaffPage(header({ review: 1_000, inbox: 3 }));
  expect(links()).toEqual(expect.arrayContaining(["Jobs", "Review999+ waiting", "Inbox3 new"]));
});

test("nothing is counted where nothing waits, and no part is offered to whoever owes a second factor", async () => {
  answerCalls({});
  await openStaffPage(header({ review: 0, inbox: 0 }));
  expect(links()).toEqual(expect.arrayContaining(["Review", "Inbox"]));
  cleanup();
  await openStaffPage(header(null));
  expect(links().filter((name) => /Jobs|Review|Inbox|Log$|New job/.test(name ?? ""))).toEqual([]);
  expect(screen.queryByRole("button", { name: /Go to/ })).toBeNull();
});

test("the navigation says which part the page belongs to", async () => {
  answerCalls({});
  for (const [path, part, current] of [
    ["/admin/jobs", "Jobs", "page"],
    ["/admin/jobs/new", "New job", "page"],
    ["/admin/jobs/12", "Jobs", "true"],
    ["/admin/sources/upsc", "Sources", "true"],
  ]) {
    history.pushState(null, "", path);
    await openStaffPage(header({ review: 0, inbox: 0 }));
    const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect([path, ...marked.map((link) => [link.textContent, link.getAttribute("aria-current")])]).toEqual([
      path,
      [part, current],
    ]);
    cleanup();
  }
  history.pushState(null, "", "/");
});

test("on a phone the navigation begins where the part of the page is seen", async () => {
  answerCalls({});
  history.pushState(null, "", "/admin/inbox");
  const place = jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this.textContent === "Inbox" ? 480 : 0;
  });
  await openStaffPage(header({ review: 0, inbox: 0 }));
  expect(screen.getByRole("navigation", { name: "Admin area" }).scrollLeft).toBe(480);
  place.mockRestore();
  history.pushState(null, "", "/");
});

test("the search for a part of the admin area offers every part that its head leads to, and the bin", async () => {
  await openStaffPage(header({ review: 0, inbox: 0 }));
  const nav = within(screen.getByRole("navigation", { name: "Admin area" }));
  const parts = nav.getAllByRole("link").map((link) => link.getAttribute("href"));
  cleanup();
  await openStaffPage(<Palette close={() => undefined} />);
  const offered = screen.getAllByRole("option").map((option) => option.dataset.value);
  expect(offered).toEqual(expect.arrayContaining([...parts, "/admin/jobs/bin"]));
});
