import { logRefusal } from "@/lib/auth/security-log";
import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/log";

const info = jest.spyOn(log, "info").mockImplementation();
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});
const noted = () => info.mock.calls.map(([fields, message]) => ({ ...(fields as unknown as object), message }));

function refuse(code: ErrorCode, fields?: Record<string, string[]>): void {
  const headers = { "x-forwarded-for": "198.51.100.7" };
  logRefusal(
    new Request("http://site.example/api/x?secret=1", { method: "POST", headers }),
    new AppError(code, "hunter2", fields),
  );
}

it("notes a refusal with the names of the wrong fields, and nothing that stood in them", () => {
  jest.setSystemTime(new Date("2031-01-01T00:00:30Z"));
  refuse("INVALID", { email: ["hunter2"], "asha@example.org": ["hunter2"], "posts.0.name": ["hunter2"] });
  refuse("RATE_LIMITED");
  refuse("NOT_FOUND");
  logRefusal(new Request("http://site.example/"), new Error("not foreseen"));
  const where = { method: "POST", path: "/api/x", network: expect.stringMatching(/^[\w-]{16}$/), message: "A call was refused" };
  expect(noted()).toEqual([
    { ...where, code: "INVALID", fields: ["email", "posts.0.name"] },
    { ...where, code: "RATE_LIMITED", fields: [] },
  ]);
  expect(JSON.stringify(noted())).not.toMatch(/hunter2|secret|198\.51|example\.org/);
});

it("notes sixty refusals a minute, and then the number of the others", () => {
  jest.setSystemTime(new Date("2031-01-01T00:01:30Z"));
  for (let n = 0; n < 65; n++) refuse("TOO_LARGE");
  expect(noted()).toHaveLength(60);
  jest.setSystemTime(new Date("2031-01-01T00:02:30Z"));
  refuse("TOO_LARGE");
  expect(noted().slice(60)).toMatchObject([{ leftOut: 5 }, { message: "A call was refused" }]);
});
