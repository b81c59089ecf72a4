import { pageAfterSignIn } from "@/lib/staff/page-after-sign-in";

it.each(["/admin/jobs/12", "/admin/log?search=clerk&page=2", "/admin/dashboard?panel=users#management", "/admin/inbox"])(
  "the sign-in leads on to %s",
  (path) => {
    expect(pageAfterSignIn(path)).toBe(path);
  },
);

it.each([
  undefined,
  "",
  "/admin",
  "/admin/login",
  "/admin/login?next=/admin/log",
  "/admin/jobs/../login",
  "/administration",
  "/",
  "/job/1",
  "/admin/../job/1",
  "/admin/%2e%2e/api/admin/logout",
  "/api/admin/export?format=csv",
  "//evil.example/admin/jobs",
  "/\\evil.example/admin/jobs",
  "/.//evil.example/admin/",
  "https://evil.example/admin/jobs",
  "javascript:alert(1)",
])("and for %s to the dashboard", (path) => {
  expect(pageAfterSignIn(path)).toBe("/admin/dashboard");
});
