import { correctionFeed } from "@/lib/corrections/feed";
import type { CorrectionDto } from "@/lib/corrections/schema";

const OURS = {
  id: 3,
  field: "positions",
  oldValue: "100",
  newValue: "120",
  isOurs: true,
  documentUrl: null,
  changedOn: "2026-11-20",
  changedAt: "2026-11-20T06:00:00.000Z",
  jobId: 7,
  title: "Clerk",
  titleHi: null,
  recruitingOrganization: "Bank",
  recruitingOrganizationHi: null,
} as const satisfies CorrectionDto;

it("is called, and signed where we were wrong, as the site is in its language", () => {
  const read = (language: "en" | "hi") => {
    const { title, items } = JSON.parse(correctionFeed([OURS], language, "json"));
    return [title.split(" - ").at(-1), items[0].author.name];
  };
  expect([read("en"), read("hi")]).toEqual([
    ["Niyukti", "Niyukti"],
    ["नियुक्ति", "नियुक्ति"],
  ]);
});
