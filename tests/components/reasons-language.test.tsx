import { emptyPlace, fillPlace, type Words } from "@/components/for-you/places";
import { translator } from "@/lib/i18n/translate";

it("marks the name of a post with a language only where it is not that of the page: an empty mark would take the page's from it", () => {
  const place = document.createElement("div");
  place.dataset.of = "reasons";
  place.dataset.names = JSON.stringify([{ text: "लिपिक" }, { text: "Clerk", lang: "en" }]);
  const post = { positionId: null, name: "Clerk", verdict: "eligible" as const, reasons: [] };
  const words: Words = { t: translator("hi", "eligibility"), own: translator("hi", "profile"), language: "hi" };
  fillPlace(place, { notice: null, judgement: { verdict: "eligible", posts: [post, post], fee: null } }, {}, words);
  expect([...place.querySelectorAll("h3")].map((heading) => heading.getAttribute("lang"))).toEqual([null, "en"]);
  place.dataset.shown = "1";
  emptyPlace(place);
  expect(place.childElementCount).toBe(0);
});
