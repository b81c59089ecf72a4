import sharp from "sharp";
import { drawPicture, drawText } from "@/lib/share/draw-picture";
import { PICTURE_SIZE, type SharedPicture, sitePicture } from "@/lib/share/shared-picture";
import { anyText, fc } from "@/tests/support/properties";

const MAX_BYTES = 60_000;
const PICTURE: SharedPicture = {
  language: "en",
  day: "2026-12-14",
  note: "Last date",
  isClosed: false,
  title: "Combined Graduate Level Examination",
  body: "Staff Selection Commission",
  facts: "17,727 posts · All India · Graduate",
};

/** The pixels of a part of a picture that differ from those that a picture without text has there. */
async function inked(picture: Buffer, part: { left: number; top: number; width: number; height: number }): Promise<number> {
  const pixels = await sharp(picture).extract(part).removeAlpha().raw().toBuffer();
  const paper = [0xfa, 0xf8, 0xf4];
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (paper.some((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) > 6)) count += 1;
  }
  return count;
}

const WIDTH_OF = async (text: string) =>
  (
    await sharp((await drawTextOf(text)).image)
      .trim()
      .toBuffer({ resolveWithObject: true })
  ).info.width;
const drawTextOf = (text: string) =>
  drawText(text, { weight: "bold", sizes: [80], colour: "#000000", maxHeight: 400, width: 1000 });

it("is a PNG of 1200 x 630 and at most 60 KB, in both languages", async () => {
  const hindi = { ...PICTURE, language: "hi" as const, title: "संयुक्त स्नातक स्तरीय परीक्षा, प्रधानाध्यापक श्रृंखला", note: "आख़िरी तारीख़" };
  for (const one of [PICTURE, hindi, { ...PICTURE, isClosed: true }, sitePicture("en"), sitePicture("hi")]) {
    const bytes = await drawPicture(one);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", ...PICTURE_SIZE });
    expect(bytes.length).toBeLessThan(MAX_BYTES);
  }
});

it("joins the letters of Devanagari as they are written", async () => {
  // A conjunct is narrower than its letters one after the other, and a sign that stands before its letter adds no dotted circle.
  expect(await WIDTH_OF("क्ष")).toBeLessThan(0.8 * ((await WIDTH_OF("क")) + (await WIDTH_OF("ष"))));
  expect(await WIDTH_OF("कि")).toBeLessThan(1.6 * (await WIDTH_OF("क")));
  expect(await WIDTH_OF("र्क")).toBeLessThan(1.3 * (await WIDTH_OF("क")));
});

it("says as many words as fit, found by halving", async () => {
  const style = { weight: "bold", sizes: [60], colour: "#000000", maxHeight: 200, width: 600 } as const;
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
  const height = async (count: number) =>
    (await drawText(`${words.slice(0, count).join(" ")}…`, { ...style, maxHeight: 4_000 })).height;
  const drawn = await drawText(words.join(" "), style);
  expect(drawn.height).toBeLessThanOrEqual(200);
  // The most words that fit give the same image.
  const counts = words.map((_, at) => at + 1);
  const heights = await Promise.all(counts.map(height));
  const most = counts.findLast((_, at) => (heights[at] ?? 0) <= 200) ?? 0;
  const best = await drawText(`${words.slice(0, most).join(" ")}…`, style);
  expect(drawn.image.equals(best.image)).toBe(true);
  expect(most).toBeGreaterThan(3);
});

it("is drawn whatever a notice says, and no text leaves its place", async () => {
  const text = fc.oneof(
    anyText({ minLength: 1, maxLength: 300 }),
    fc.constantFrom("Recruitment of ".repeat(20), "W".repeat(300), "भर्ती ".repeat(50), "<b>&amp;", "\u200b", "\ud800 half"),
  );
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, body, facts) => {
      const bytes = await drawPicture({ ...PICTURE, title, body, facts });
      expect(bytes.length).toBeLessThan(MAX_BYTES);
      // Between the texts and the line above the mark of the site, and at both edges.
      expect(await inked(bytes, { left: 372, top: 500, width: 764, height: 3 })).toBe(0);
      expect(await inked(bytes, { left: 1150, top: 0, width: 50, height: 630 })).toBe(0);
      expect(await inked(bytes, { left: 350, top: 110, width: 30, height: 380 })).toBe(0);
    }),
    {
      numRuns: 8,
      endOnFailure: true,
      examples: [
        ["W".repeat(300), "W".repeat(300), "W".repeat(300)],
        ["A", "भर्ती ".repeat(50), "B"],
      ],
    },
  );
});
