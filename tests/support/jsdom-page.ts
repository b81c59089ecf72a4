import { cleanup } from "@testing-library/react";
import * as React from "react";
import { toast } from "sonner";

// Outside of Next there is no router: here one goes nowhere.
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh() {}, push() {} }),
  usePathname: () => location.pathname,
}));

// React notes the stack of each element that it makes, for its warnings, which was most of what drawing costs here: this is how it tells itself that it has
// noted enough. They are given all the same.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
if (internals) Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set() {} });

const reported: string[] = [];

/** React's reminder about `act`: these tests wait for what a person would see. And jsdom does not know the element of a search, which browsers do. */
const IGNORED = [
  "not wrapped in act(",
  "<%s> is unrecognized in this browser. If you meant to render a React component, start its name with an uppercase letter. search",
];

beforeEach(() => {
  // What a page writes into the console as an error fails the test, as it does in the browser tests.
  jest.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(" ");
    if (!IGNORED.some((part) => text.includes(part))) reported.push(text);
  });
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  expect(reported.splice(0)).toEqual([]);
});
