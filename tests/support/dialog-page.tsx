import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { DialogHost } from "@/components/dialogs/dialog-host";
import type { Language } from "@/lib/i18n/languages";

type Answer = (body: unknown, url: URL) => unknown;

/** What the server says, by path, at once or when a promise is kept; a call of any other path fails the test by its console error. */
export function answerCalls(answers: Record<string, Answer>): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href);
    calls.push(url.pathname);
    // A notice that is entered is kept under a number of its own.
    const answer = answers[url.pathname.replace(/\/drafts\/new-\d+$/, "/drafts/new")];
    if (!answer) {
      console.error(`No answer was arranged for ${url.pathname}`);
      throw new TypeError("Failed to fetch");
    }
    const said = await answer(init?.body ? JSON.parse(String(init.body)) : undefined, url);
    return said instanceof Response ? said : Response.json(said);
  };
  return calls;
}

/** The network is away: every call fails. */
export function cutNetwork(): void {
  globalThis.fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
}

/** A page of the site, as much of it as dialogs need: the address, the language, and an opener for each of `links`. */
export async function openPage({ address = "/", language = "en" as Language, links = [] as string[] } = {}) {
  history.replaceState(null, "", address);
  document.documentElement.lang = language;
  const labels = { loading: "Loading", failed: "Failed", close: "Close" };
  const page = (
    <>
      {links.map((href) => (
        <a key={href} href={href}>
          {`Open ${href}`}
        </a>
      ))}
      <DialogHost language={language} labels={labels} />
    </>
  );
  // Nothing is laid out, so whether an overlay covers a button is a question for a browser.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const { unmount } = await act(async () => render(page));
  return { user, close: unmount };
}

/** The open dialog of a name, once it is there, with the questions a test asks of what is inside. */
export async function findDialog(name: string) {
  const element = await screen.findByRole("dialog", { name }, { timeout: 5000 });
  return { element, ...within(element) };
}

/** Puts a text in place of what a field holds, in one step: letter by letter would be slow and prove nothing more. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== "") await user.paste(text);
}

/** The toast that is shown, in the words of its title and its description. */
export async function expectToast(title: string, description?: unknown): Promise<void> {
  await waitFor(() => {
    const shown = [...document.querySelectorAll("[data-sonner-toast][data-removed=false]")];
    const texts = shown.map((toast) =>
      [...toast.querySelectorAll("[data-title], [data-description]")].map((part) => part.textContent),
    );
    expect(texts).toContainEqual(description === undefined ? [title] : [title, description]);
  });
}
