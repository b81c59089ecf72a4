import { alertKey } from "@/lib/alerts/criteria";
import { jobAlerts, saveAlert } from "@/lib/alerts/device";
import { type JobAlert, MAX_ALERTS } from "@/lib/alerts/schema";
import { installFakeWindow } from "@/tests/support/fake-window";

const NOW = new Date("2026-11-21T10:00:00+05:30");
const alert = (keywords: string, title = keywords): JobAlert => ({
  title,
  keywords,
  location: "all-locations",
  department: "all-departments",
  salaryRange: "all-salaries",
  emailNotifications: false,
  smsNotifications: false,
  email: "",
  phone: "",
  frequency: "daily",
  isActive: true,
});
const titles = () => jobAlerts.list().map(({ value }) => value.title);

let page = installFakeWindow();
beforeEach(() => {
  page = installFakeWindow();
});

it("keeps one alert for what it looks for", () => {
  expect(saveAlert(alert("clerk, typist"), null, NOW)).toBe("saved");
  expect(saveAlert(alert("Typist,clerk", "again"), null, NOW)).toBe("exists");
  expect(titles()).toEqual(["clerk, typist"]);
});

it("changes an alert in its place, whether it then looks for the same or for something else", () => {
  saveAlert(alert("clerk"), null, NOW);
  saveAlert(alert("nurse"), null, NOW);
  expect(saveAlert(alert("clerk", "renamed"), alertKey(alert("clerk")), NOW)).toBe("saved");
  expect(titles()).toEqual(["renamed", "nurse"]);
  expect(saveAlert(alert("teacher"), alertKey(alert("clerk")), NOW)).toBe("saved");
  expect(titles()).toEqual(["nurse", "teacher"]);
  expect(saveAlert(alert("nurse"), alertKey(alert("teacher")), NOW)).toBe("exists");
});

it("says when there are too many, and still lets the present ones change", () => {
  for (let index = 0; index < MAX_ALERTS; index++) expect(saveAlert(alert(`word${index}`), null, NOW)).toBe("saved");
  expect(saveAlert(alert("one more"), null, NOW)).toBe("tooMany");
  expect(saveAlert(alert("changed"), alertKey(alert("word0")), NOW)).toBe("saved");
  expect(titles()).toHaveLength(MAX_ALERTS);
});

it("says when the device has no room, and loses nothing", () => {
  saveAlert(alert("clerk"), null, NOW);
  page.localStorage.isFull = true;
  expect(saveAlert(alert("nurse"), null, NOW)).toBe("storageFull");
  expect(saveAlert(alert("nurse"), alertKey(alert("clerk")), NOW)).toBe("storageFull");
  expect(titles()).toEqual(["clerk"]);
});
