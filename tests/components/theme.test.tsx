import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { ThemeProvider } from "@/components/layout/theme-provider";

/** A device whose system is set to dark. */
function beDark(): void {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes("dark"),
      onchange: null,
      addListener() {},
      removeListener() {},
    });
}

/** A page as it comes from the server, taken over by React. */
async function open(page: ReactNode): Promise<void> {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  await act(async () => hydrateRoot(container, page));
}

describe("the theme of a document", () => {
  const known = window.matchMedia;
  beforeEach(beDark);
  afterEach(() => {
    window.matchMedia = known;
    document.documentElement.className = "";
  });

  it("is light on a first visit to a public page, and the device's on one to the staff's", async () => {
    await open(<ThemeProvider>page</ThemeProvider>);
    expect(document.documentElement.className).toBe("light");
    await open(<ThemeProvider firstTheme="system">page</ThemeProvider>);
    expect(document.documentElement.className).toBe("dark");
  });

  it("is set without a rule for all elements, for which a page that has just been painted is styled twice more", async () => {
    const append = jest.spyOn(document.head, "appendChild");
    await open(<ThemeProvider>page</ThemeProvider>);
    expect(document.documentElement.className).toBe("light");
    expect(append).not.toHaveBeenCalled();
  });
});
