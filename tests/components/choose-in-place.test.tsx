import { fireEvent } from "@testing-library/react";
import { chooseInPlace } from "@/components/jobs/enhance/choose-in-place";

const steps: boolean[] = [];
let stop = () => {};
/** As the enhancer of a view does, which another view brings anew. */
const bringAnew = () => {
  stop();
  stop = chooseInPlace((_, isSameStep) => steps.push(isSameStep));
};

beforeEach(() => {
  steps.length = 0;
  document.body.innerHTML = `<form action="/" data-auto-apply>
    <input type="radio" name="qualification" value="10th"><input type="radio" name="qualification" value="12th">
    <input type="radio" name="location" value="Bihar"></form>`;
  bringAnew();
  fireEvent.pointerDown(document.body);
});
afterEach(() => stop());

function arrowTo(value: string): void {
  const radio = document.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (!radio) throw new Error(`there is no choice ${value}`);
  fireEvent.keyDown(radio, { key: "ArrowDown" });
  fireEvent.click(radio);
}

it("makes one step of the history of a walk through the choices of a filter, also where a view brings the page's part anew", () => {
  arrowTo("10th");
  bringAnew();
  arrowTo("12th");
  expect(steps).toEqual([false, true]);
});

it("begins a new step with another filter, after the pointer and after Back", () => {
  arrowTo("10th");
  arrowTo("Bihar");
  fireEvent.pointerDown(document.body);
  arrowTo("12th");
  window.dispatchEvent(new PopStateEvent("popstate"));
  arrowTo("10th");
  expect(steps).toEqual([false, false, false, false]);
});
