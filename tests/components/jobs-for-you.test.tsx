import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import JobsPage from "@/components/for-you/jobs-page";
import { JobsTitle } from "@/components/for-you/shown-group";
import { addDays, dayInIndia } from "@/lib/dates";
import { lastList } from "@/lib/device/last-list";
import { ownProfile } from "@/lib/device/own-profile";
import { packRules } from "@/lib/eligibility/rules-file/pack";
import type { Language } from "@/lib/i18n/languages";
import type { NoticePost } from "@/lib/notice/schema";
import { answerCalls } from "@/tests/support/dialog-page";

const NOW = new Date();
const DEADLINE = addDays(dayInIndia(NOW), 20);
const OPEN: NoticePost = { name: "Clerk", age: {}, relaxations: [], qualification: { anyOf: [] } };
const ofPost = (id: number, post: NoticePost | null) => ({
  id,
  deadline: DEADLINE,
  closesAt: null,
  notice: post && { posts: [post] },
});
/** One for everybody, thirty for women alone, one that nobody has read. */
const JOBS = [
  ofPost(1, OPEN),
  ...Array.from({ length: 30 }, (_, at) => ofPost(at + 2, { ...OPEN, sex: "female" })),
  ofPost(40, null),
];
const TITLES = {
  eligible: "Jobs I may apply for",
  cannot_tell: "Jobs we cannot tell about",
  not_eligible: "Jobs that are not for me",
  unread: "Jobs whose conditions are not known here",
};
const ALL_TABS = ["I may apply 1", "Cannot tell 0", "Not for me 30", "Not known here 1"];

beforeEach(() => {
  ownProfile.keep({ sex: "male", dateOfBirth: "1999-06-15" }, NOW);
  answerCalls({
    "/api/rules": () => ({ chunks: [{ chunk: 0, rules: "a", listings: "b" }] }),
    "/api/rules/0": () => packRules(JOBS),
    "/api/rules/0/listings": () =>
      JOBS.map(({ id }) => ({ id, title: { text: `Job ${id}` }, body: { text: "Body" }, place: { text: "Pune" } })),
  });
});

async function open(address: string, language: Language = "en") {
  history.replaceState(null, "", address);
  const page = (
    <>
      <JobsTitle titles={TITLES} />
      <Suspense>
        <JobsPage language={language} />
      </Suspense>
    </>
  );
  const { unmount } = await act(async () => render(page));
  await screen.findByRole("group");
  return { user: userEvent.setup(), leave: unmount };
}
const chosen = () => screen.getByRole("button", { pressed: true }).textContent;
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("the group stands in the address and in the heading, and Back shows the one before", async () => {
  const { user } = await open("/for-you/jobs");
  expect(screen.getByRole("group").textContent).toBe(`Which jobs${ALL_TABS.join("")}`);
  expect([chosen(), heading()]).toEqual(["I may apply 1", TITLES.eligible]);
  await user.click(screen.getByRole("button", { name: /^Not for me/ }));
  expect([chosen(), heading(), location.hash]).toEqual(["Not for me 30", TITLES.not_eligible, "#not-for-me"]);
  await user.click(screen.getByRole("button", { name: /^Not known/ }));
  expect(location.hash).toBe("#not-known");
  act(() => history.back());
  await waitFor(() => expect([chosen(), location.hash]).toEqual(["Not for me 30", "#not-for-me"]));
});

test.each([
  ["/for-you/jobs", "I may apply 1"],
  ["/for-you/jobs#nonsense", "I may apply 1"],
  ["/for-you/jobs#not-for-me", "Not for me 30"],
  ["/for-you/jobs#cannot-tell", "Cannot tell 0"],
])("a link to %s shows its group: %s", async (address, tab) => {
  await open(address);
  expect(chosen()).toBe(tab);
});

test("the language stays beside the group, and a notice leads back to both", async () => {
  const { user } = await open("/for-you/jobs?lang=hi", "hi");
  await user.click(screen.getByRole("button", { name: /^मेरे लिए नहीं/ }));
  expect([location.search, location.hash]).toEqual(["?lang=hi", "#not-for-me"]);
  expect(lastList("hi")).toEqual({ href: "/for-you/jobs?lang=hi#not-for-me", words: "जो भर्तियाँ आपके लिए नहीं हैं" });
  expect(lastList("en")).toEqual({ href: "/for-you/jobs#not-for-me", words: null });
});

test("what closes while the page is open stands no more among what its reader may apply for", async () => {
  const timers = ["nextTick", "setImmediate", "setTimeout", "queueMicrotask", "requestAnimationFrame"] as const;
  jest.useFakeTimers({ now: new Date(`${DEADLINE}T23:59:00+05:30`), doNotFake: [...timers] });
  try {
    await open("/for-you/jobs");
    expect(chosen()).toBe("I may apply 1");
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(chosen()).toBe("I may apply 0");
  } finally {
    jest.useRealTimers();
  }
});

test("a dialog over the page, which has a fragment of its own, leaves the group in sight", async () => {
  await open("/for-you/jobs#not-for-me");
  history.pushState(null, "", "#alerts");
  act(() => void window.dispatchEvent(new Event("popstate")));
  expect(chosen()).toBe("Not for me 30");
});

test("whoever comes back finds as many rows as they had, where they had them", async () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue();
  const { user, leave } = await open("/for-you/jobs#not-for-me");
  expect(screen.getAllByRole("listitem")).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(30);
  // The button has gone with the last of them.
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Job 22"));
  Object.assign(window, { scrollY: 1_234 });
  window.dispatchEvent(new Event("pagehide"));
  const { state } = history;
  leave();
  history.replaceState(state, "", "/for-you/jobs#not-for-me");
  const again = (
    <Suspense>
      <JobsPage language="en" />
    </Suspense>
  );
  await act(async () => render(again));
  expect(await screen.findAllByRole("listitem")).toHaveLength(30);
  expect(scrollTo).toHaveBeenCalledWith(0, 1_234);
});

test("an answer that the device does not keep is not taken in silence", async () => {
  ownProfile.keep({ dateOfBirth: "1999-06-15" }, NOW);
  const { user } = await open("/for-you/jobs");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await user.click(screen.getByRole("button", { name: "Female" }));
  expect(screen.getByRole("alert").textContent).toContain("storage is full");
  jest.restoreAllMocks();
  await user.click(screen.getByRole("button", { name: "Female" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(ownProfile.read()?.sex).toBe("female");
});
