import { dialogOf, withDialog, withoutDialog } from "@/components/dialogs/dialog-address";

it.each([
  ["?job=12", "", { name: "job", value: "12" }],
  ["?search=clerk&compare=1,2", "", { name: "compare", value: "1,2" }],
  ["?job=12", "#alerts", { name: "alerts", value: "" }],
  ["?job=", "", null],
  ["?job=%E0%A4%A", "", { name: "job", value: "\ufffd%A" }],
  [`?job=${"9".repeat(101)}`, "", null],
  ["", "#__proto__", null],
  ["", "#departments", null],
  ["?constructor=1", "#toString", null],
])("reads the dialog of %s%s", (search, hash, expected) => {
  expect(dialogOf({ pathname: "/", search, hash })).toEqual(expected);
});

it.each(["/", "/jobs", "/jobs/ssc", "/job/12", "/job/12/post/1", "/saved"])("opens a job over %s, a page of jobs", (pathname) => {
  expect(dialogOf({ pathname, search: "?job=5", hash: "" })).toEqual({ name: "job", value: "5" });
});

it.each(["/contact", "/exams", "/settings", "/jobsearch"])("opens no job over %s, and what any page can open", (pathname) => {
  expect(dialogOf({ pathname, search: "?job=5&compare=1,2", hash: "" })).toBeNull();
  expect(dialogOf({ pathname, search: "", hash: "#alerts" })).toEqual({ name: "alerts", value: "" });
});

it("opens one dialog at a time and leaves the rest of the address as it is", () => {
  const page = new URL("https://example.in/jobs/ssc?page=2&job=5#results");
  expect(withDialog(page, "compare=1,2").href).toBe("https://example.in/jobs/ssc?page=2&compare=1%2C2#results");
  expect(withDialog(page, "#alerts").href).toBe("https://example.in/jobs/ssc?page=2#alerts");
  expect(withoutDialog(new URL("https://example.in/?job=5#alerts")).href).toBe("https://example.in/");
});
