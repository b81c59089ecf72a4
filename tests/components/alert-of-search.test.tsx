import { within } from "@testing-library/react";
import { criteriaOfSearch } from "@/lib/alerts/of-search";
import { answerCounts, pressButton, signIn } from "@/tests/support/alerts-dialog";
import { expectToast, fill, findDialog, openPage } from "@/tests/support/dialog-page";

beforeEach(answerCounts);

describe("the alert for the search on the screen", () => {
  const criteria = criteriaOfSearch({
    qualification: "12th",
    location: "Bihar",
    department: "Forest Department",
    closing: "week",
  });

  async function openOffer(language: "en" | "hi" = "en") {
    const list = document.createElement("a");
    list.dataset.alertSearch = JSON.stringify({ title: "12th pass jobs in Bihar", criteria });
    document.body.append(list);
    const page = await openPage({ address: "/#alert-me", language });
    list.remove();
    return page;
  }

  test("names everything that is taken over, counts it, and keeps it by one press", async () => {
    const { user } = await openOffer();
    const dialog = await findDialog("Alert me about this search");
    expect(
      within(dialog.getByRole("list", { name: "Your search" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Forest Department", "Bihar", "12th pass", "Last date: This week"]);
    expect(await dialog.findByText("12 matching jobs")).toBeTruthy();
    await pressButton(user, "Save alert");
    await expectToast("Alert created", "12th pass jobs in Bihar");
    const kept = JSON.parse(localStorage.getItem("niyukti_alerts") ?? "").items[0].value;
    expect(kept).toMatchObject({ ...criteria, title: "12th pass jobs in Bihar", emailNotifications: false, isActive: true });
  });

  test("mails to the account where one is signed in", async () => {
    signIn(true);
    const { user } = await openOffer();
    await findDialog("Alert me about this search");
    await pressButton(user, "Save alert");
    await expectToast("Alert created", "12th pass jobs in Bihar");
    const kept = JSON.parse(localStorage.getItem("niyukti_alerts") ?? "").items[0].value;
    expect(kept).toMatchObject({ emailNotifications: true, email: "asha@example.org" });
  });

  test("can be changed before it is kept, without keywords and with what the form has no field for", async () => {
    const { user } = await openOffer();
    const dialog = await findDialog("Alert me about this search");
    await pressButton(user, "Change details");
    expect(dialog.getByText("Taken over from your search: 12th pass, Last date: This week.")).toBeTruthy();
    expect((dialog.getByLabelText("Department") as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("Forest Department");
    await fill(user, dialog.getByLabelText(/^Alert title/), "Mine");
    await pressButton(user, "Save alert");
    await expectToast("Alert created", "Mine");
    const kept = JSON.parse(localStorage.getItem("niyukti_alerts") ?? "").items[0].value;
    expect(kept).toMatchObject({ ...criteria, title: "Mine" });
  });

  test("says so over a page that has no search, and leads to the alerts", async () => {
    await openPage({ address: "/#alert-me" });
    const dialog = await findDialog("Alert me about this search");
    expect(dialog.getByText(/has no search to be alerted about/)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Save alert" })).toBeNull();
    expect(dialog.getByRole("button", { name: "Show my alerts" })).toBeTruthy();
  });
});
