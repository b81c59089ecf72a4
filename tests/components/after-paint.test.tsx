import { act, render, screen } from "@testing-library/react";
import { AfterPaint } from "@/components/layout/after-paint";

function page(answer: string) {
  return (
    <main>
      <h1>{answer}</h1>
      <AfterPaint>
        <form method="get">
          <input type="radio" name="place" value={answer} aria-label={answer} defaultChecked />
          <input type="radio" name="place" value="" aria-label="Any" />
        </form>
      </AfterPaint>
    </main>
  );
}

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

describe("what stands around a list", () => {
  it("is in the page from the first", () => {
    render(page("Bihar"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Bihar" }).checked).toBe(true);
  });

  it("follows a later answer in the frame after it, and its controls then show what the address says", async () => {
    const { rerender } = render(page("Bihar"));
    await nextFrame();
    act(() => screen.getByRole("radio", { name: "Any" }).click());
    history.replaceState(null, "", "/?location=Delhi");
    rerender(page("Delhi"));
    expect(screen.getByRole("heading").textContent).toBe("Delhi");
    expect(screen.queryByRole("radio", { name: "Delhi" })).toBeNull();
    await nextFrame();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Delhi" }).checked).toBe(true);
  });

  it("leaves alone what was typed where the address stays", async () => {
    const { rerender } = render(page("Bihar"));
    await nextFrame();
    act(() => screen.getByRole("radio", { name: "Any" }).click());
    rerender(page("Bihar"));
    await nextFrame();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Any" }).checked).toBe(true);
  });
});
