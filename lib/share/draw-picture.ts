import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { Day } from "@/lib/dates";
import { formatMonth } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { escapeHtml } from "@/lib/seo/escape-html";
import { PICTURE_SIZE, type SharedPicture } from "@/lib/share/shared-picture";
import { site, siteName } from "@/lib/site";

/** The tokens of the light theme (app/globals.css): what is forwarded is on paper. */
const COLOURS = {
  paper: "#faf8f4",
  surface: "#ffffff",
  line: "#ddd8cc",
  ink: "#17213a",
  muted: "#545e75",
  neel: "#1d4f91",
  grey: "#565e6c",
};
const MARGIN = 64;
const LEAF = { left: MARGIN, top: 112, width: 280, height: 356 };
const TEXT_LEFT = LEAF.left + LEAF.width + 48;
const TEXT_WIDTH = PICTURE_SIZE.width - TEXT_LEFT - MARGIN;

const TEXT_TOP = LEAF.top + 4;
/** Down to the line above the mark of the site. */
const TEXT_HEIGHT = 384;
const GAP = 36;
const ONE_LINE = 46;

/** Whole fonts, unlike those of the site: of a font that was cut, Devanagari comes out letter by letter. */
const FONTS = path.join(process.cwd(), "node_modules", "@expo-google-fonts", "mukta");
const WEIGHTS = {
  regular: { name: "Mukta", file: path.join(FONTS, "400Regular", "Mukta_400Regular.ttf") },
  bold: { name: "Mukta SemiBold", file: path.join(FONTS, "600SemiBold", "Mukta_600SemiBold.ttf") },
};

type Style = {
  weight: keyof typeof WEIGHTS;
  /** In pixels; the first in which a text fits is taken. */
  sizes: readonly number[];
  colour: string;
  maxHeight: number;
  width?: number;
  align?: "left" | "centre";
};
type DrawnText = { image: Buffer; width: number; height: number };

/** A text as an image with nothing behind it; of one that does not fit in the least size, as many words as do. */
export async function drawText(text: string, style: Style): Promise<DrawnText> {
  const whole = cleaned(text);
  for (const size of style.sizes) {
    const drawn = await textImage(whole, size, style);
    if (drawn.height <= style.maxHeight) return drawn;
  }
  const least = Math.min(...style.sizes);
  const words = [...whole].slice(0, MOST_LETTERS).join("").split(" ");
  let fitting: DrawnText | undefined;
  let [few, many] = [0, words.length];
  while (few + 1 < many) {
    const middle = Math.floor((few + many) / 2);
    const drawn = await textImage(`${words.slice(0, middle).join(" ")}…`, least, style);
    if (drawn.height <= style.maxHeight) [few, fitting] = [middle, drawn];
    else many = middle;
  }
  return fitting ?? textImage([...whole].slice(0, FEW_LETTERS).join(""), least, style);
}

/** Control characters end the markup, half a letter the whole picture, and of nothing that is seen no image can be made. */
function cleaned(text: string): string {
  const plain = Buffer.from(text)
    .toString()
    .replace(/[\p{Cc}\p{Cs}\p{Cn}\ufffe\uffff\s]+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? plain : "–";
}

/** Of the font's own, which leaves room for two rows of vowel signs. */
const LINE_HEIGHT = 0.8;

/** More than fit into a picture, and few enough for one line without a space. */
const MOST_LETTERS = 300;
const FEW_LETTERS = 16;

async function textImage(text: string, size: number, { weight, colour, width = TEXT_WIDTH, align = "left" }: Style) {
  const markup = `<span foreground="${colour}" line_height="${LINE_HEIGHT}">${escapeHtml(text)}</span>`;
  const { data, info } = await sharp({
    // A word that is broken because it is wider than the picture is worth a warning to the library, and no failure.
    failOn: "error",
    text: {
      text: markup,
      font: `${WEIGHTS[weight].name} ${size}`,
      fontfile: WEIGHTS[weight].file,
      width,
      align,
      rgba: true,
      dpi: 72,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** A picture of 1200 x 630 as a PNG of few colours: the leaf of its day or the mark of the site, the notice, the body and the facts. */
export async function drawPicture({ language, day, note, isClosed, title, body, facts }: SharedPicture): Promise<Buffer> {
  const [leaf, brand, host, name, what] = await Promise.all([
    day === null ? [] : leafTexts(day, note, isClosed, language),
    drawText(siteName(language), { weight: "bold", sizes: [38], colour: COLOURS.ink, maxHeight: 60 }),
    drawText(new URL(site.url).host, { weight: "regular", sizes: [30], colour: COLOURS.muted, maxHeight: 60 }),
    drawText(title, { weight: "bold", sizes: [62, 54, 46, 40], colour: COLOURS.ink, maxHeight: 230 }),
    drawText(facts, { weight: "bold", sizes: [34, 30], colour: COLOURS.neel, maxHeight: ONE_LINE }),
  ]);
  const left = TEXT_HEIGHT - name.height - what.height - 2 * GAP;
  const organisation = await drawText(body, {
    weight: "regular",
    sizes: [36, 32],
    colour: COLOURS.muted,
    maxHeight: Math.max(left, ONE_LINE),
  });
  let top = TEXT_TOP;
  const stacked = [name, organisation, what].map((text): OverlayOptions => {
    const placed = { input: text.image, left: TEXT_LEFT, top };
    top += text.height + GAP;
    return placed;
  });
  const layers: OverlayOptions[] = [
    ...leaf,
    ...stacked,
    { input: brand.image, left: MARGIN + 68, top: Math.round(556 - brand.height / 2) },
    { input: host.image, left: PICTURE_SIZE.width - MARGIN - host.width, top: Math.round(556 - host.height / 2) },
  ];
  return sharp(Buffer.from(ground(day === null ? siteMark(LEAF.left, LEAF.top + 38, LEAF.width) : leafGround(isClosed))))
    .composite(layers)
    .png({ palette: true, colours: 64, effort: 7 })
    .toBuffer();
}

/** The month, the day and what it is, one under the other in the middle of the leaf. */
async function leafTexts(day: Day, note: string, isClosed: boolean, language: Language): Promise<OverlayOptions[]> {
  const style = { width: LEAF.width - 24, align: "centre" as const, weight: "regular" as const, maxHeight: 60 };
  const placed = async (text: string, middle: number, own: Pick<Style, "sizes" | "colour"> & Partial<Style>) => {
    const drawn = await drawText(text, { ...style, ...own });
    const left = Math.round(LEAF.left + (LEAF.width - drawn.width) / 2);
    return { input: drawn.image, left, top: Math.round(LEAF.top + middle - drawn.height / 2) };
  };
  return Promise.all([
    placed(formatMonth(day, language), 72, { sizes: [40, 34], colour: COLOURS.muted }),
    placed(String(Number(day.slice(8))), 188, { weight: "bold", sizes: [150], colour: COLOURS.ink, maxHeight: 200 }),
    placed(note, 308, { sizes: [36, 30], colour: isClosed ? COLOURS.grey : COLOURS.ink }),
  ]);
}

/** What lies under the texts: paper, the leaf or what stands in its place, a line and the mark of the site. */
function ground(first: string): string {
  const { width, height } = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>
    ${first}
    <path d="M${MARGIN} 504h${width - 2 * MARGIN}" stroke="${COLOURS.line}" stroke-width="2"/>
    ${siteMark(MARGIN, 530, 52)}
  </svg>`;
}

/** The leaf with its edge. */
function leafGround(isClosed: boolean): string {
  const { left, top } = LEAF;
  return `<rect x="${left}" y="${top}" width="${LEAF.width}" height="${LEAF.height}" rx="28" fill="${isClosed ? COLOURS.grey : COLOURS.neel}"/>
    <path d="M${left} ${top + 22}h${LEAF.width}v${LEAF.height - 50}a28 28 0 0 1-28 28h-${LEAF.width - 56}a28 28 0 0 1-28-28z" fill="${COLOURS.surface}" stroke="${COLOURS.line}" stroke-width="2"/>`;
}

/** The mark of the site as public/icon.svg has it. */
function siteMark(left: number, top: number, side: number): string {
  return `<g transform="translate(${left} ${top}) scale(${side / 32})"><rect width="32" height="32" rx="7" fill="${COLOURS.neel}"/><path d="M9 23V9h2.6l8 9.2V9H23v14h-2.6l-8-9.2V23z" fill="#fff"/><rect x="9" y="25" width="14" height="2" rx="1" fill="#f0a500"/></g>`;
}
