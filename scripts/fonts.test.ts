import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

const FONTS = "public/fonts";
const CATALOGUE = "lib/i18n/messages/hi";
const DEVANAGARI = /[\u0900-\u097f]/g;

/** Tags that WOFF2 writes as numbers, up to `hmtx`; any other number stands for a table that this does not look into. */
const KNOWN_TAGS = ["cmap", "head", "hhea", "hmtx"];
/** `glyf` and `loca`. */
const TRANSFORMED = [10, 11];

/** The table `cmap` of a font of the site. */
function cmapOf(file: string): Buffer {
  const font = readFileSync(path.join(FONTS, file));
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = font[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font[at++] ?? 0;
    const known = flags & 63;
    if (known === 63) at += 4;
    const length = number();
    // Of a table that is transformed the length that it has in the file follows.
    const isTransformed = TRANSFORMED.includes(known) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag: KNOWN_TAGS[known] ?? "", length: isTransformed ? number() : length };
  });
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  const index = tables.findIndex(({ tag }) => tag === "cmap");
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return data.subarray(start, start + (tables[index]?.length ?? 0));
}

/** The letters of its subtable of format 4, which covers all of them here. */
function lettersOf(file: string): Set<number> {
  const cmap = cmapOf(file);
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const table = cmap.subarray(offsets.find((offset) => cmap.readUInt16BE(offset) === 4));
  const segments = table.readUInt16BE(6) / 2;
  const letters = new Set<number>();
  for (let segment = 0; segment < segments; segment++) {
    const last = table.readUInt16BE(14 + segment * 2);
    for (let letter = table.readUInt16BE(16 + segments * 2 + segment * 2); letter <= last; letter++) letters.add(letter);
  }
  return letters;
}

describe("the letters of Hindi", () => {
  it("of the catalogue are all in the file for devices that have none", () => {
    const words = readdirSync(CATALOGUE).map((file) => readFileSync(path.join(CATALOGUE, file), "utf8"));
    const used = new Set(words.join("").match(DEVANAGARI));
    const letters = lettersOf("mukta-devanagari-400.woff2");
    expect(used.size).toBeGreaterThan(50);
    expect([...used].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it("are one file of at most 30 KB, asked for after every face of a device", () => {
    expect(readdirSync(FONTS).filter((file) => file.includes("devanagari"))).toEqual(["mukta-devanagari-400.woff2"]);
    expect(readFileSync(path.join(FONTS, "mukta-devanagari-400.woff2")).length).toBeLessThan(30_000);
    const faces = readFileSync("app/styles/fonts.css", "utf8").split("@font-face").slice(1);
    const fetched = faces.filter((face) => face.includes("mukta-devanagari"));
    expect(fetched.map((face) => face.indexOf("url(") > face.lastIndexOf("local("))).toEqual([true]);
  });

  it("are named for Hindi pages, and for the staff, who read Hindi titles among English words", () => {
    for (const file of ["app/globals.css", "app/admin/admin.css"])
      expect(readFileSync(file, "utf8")).toMatch(/--font-sans:[^;]*"Device Devanagari", "Mukta Devanagari"/);
  });
});
