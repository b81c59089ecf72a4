import { deviceDrafts } from "@/components/admin/job-form/device-draft";
import { type DraftPlace, DraftSender } from "@/components/admin/job-form/draft-sender";
import { BLANK_JOB } from "@/lib/jobs/editing/form/form-values";

const FORM = "job-7";
const device = deviceDrafts(1);
let seconds = 10;
const typed = (salary: string) => ({
  values: { ...BLANK_JOB, salary },
  base: {},
  version: 1,
  savedAt: `2026-11-21T06:42:${seconds++}.000Z`,
});

/** What was sent to the site, what arrived there, and how the last call is answered. */
let sent: string[];
let arrived: string[];
let answer: (isGood: boolean) => void;
let places: (DraftPlace | null)[];
const sender = () => new DraftSender(device, FORM, false, (where) => places.push(where));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  [sent, arrived, places] = [[], [], []];
  globalThis.fetch = (_path, init) =>
    new Promise((resolve, reject) => {
      const text = init?.body ? (JSON.parse(String(init.body)) as { values: { salary: string } }).values.salary : "dropped";
      sent.push(text);
      answer = (isGood) => {
        if (!isGood) return reject(new TypeError("Failed to fetch"));
        arrived.push(text);
        resolve(Response.json({}));
      };
    });
});
afterEach(() => jest.useRealTimers());

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it("sends again what did not arrive, as long as the form is open", async () => {
  const form = sender();
  form.keep(typed("1"));
  await later(1_500);
  answer(false);
  await later(10_000);
  answer(true);
  await later(0);
  expect([arrived, places, device.read(FORM)]).toEqual([["1"], ["device", "site"], null]);
});

it("sends nothing again once its form is closed: the same form may be open anew, with a later text", async () => {
  const closed = sender();
  closed.keep(typed("old"));
  await later(1_500);
  closed.stop();
  answer(false);
  await later(0);
  const open = sender();
  open.keep(typed("new"));
  await later(1_500);
  answer(true);
  await later(20_000);
  expect(sent).toEqual(["old", "new"]);
});

it("leaves alone on the device what the same form, open anew, keeps there", async () => {
  const closed = sender();
  closed.keep(typed("old"));
  await later(1_500);
  const answerOld = answer;
  closed.stop();
  sender().keep(typed("new"));
  answerOld(true);
  await later(0);
  expect(device.read(FORM)?.values.salary).toBe("new");
});

it("says nothing of where a text is kept that was discarded meanwhile", async () => {
  const form = sender();
  form.keep(typed("1"));
  await later(1_500);
  form.discard();
  answer(false);
  await later(0);
  answer(true);
  await later(0);
  expect([arrived, places, device.read(FORM)]).toEqual([["dropped"], [], null]);
});

it("leaves kept what was typed before a draft of another name was taken up, and forgets that one where it is saved", async () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  const paths = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${path}`);
  const form = sender();
  form.keep(typed("1"));
  form.goOnWith("new-5");
  await later(20_000);
  expect([paths(), device.read(FORM)?.values.salary]).toEqual([[], "1"]);
  form.keep(typed("2"));
  await later(1_500);
  answer(true);
  expect(form.discard()).toBe("new-5");
  await later(0);
  answer(true);
  expect(paths()).toEqual(["PUT /api/admin/drafts/new-5", "DELETE /api/admin/drafts/new-5"]);
});

it("does not say that a device keeps what it has no room for", async () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const form = sender();
  form.keep(typed("1"));
  await later(1_500);
  answer(false);
  await later(0);
  expect(places).toEqual([null]);
  full.mockRestore();
});
