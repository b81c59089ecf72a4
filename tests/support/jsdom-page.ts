import { cleanup } from "@testing-library/react";
import { toast } from "sonner";

const reported: string[] = [];

beforeEach(() => {
  // What a page writes into the console as an error fails the test, as it does in the browser tests. React's reminder about `act` is none:
  // these tests wait for what a person would see, as they would in a browser.
  jest.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(" ");
    if (!text.includes("not wrapped in act(")) reported.push(text);
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
