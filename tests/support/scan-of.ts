import { deflateSync } from "node:zlib";

/** A PDF of one page that holds a picture alone, packed as most programs pack it: dots of a byte each, white where nothing is drawn. */
export function scanOf(width: number, height: number, dots = new Uint8Array(width * height).fill(255)): Uint8Array {
  const head = (index: number, dictionary: string) => `${index} 0 obj${dictionary}`;
  const packed = deflateSync(dots);
  const content = "q 600 0 0 800 0 0 cm /I Do Q";
  const objects: (string | [string, Uint8Array])[] = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>",
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode/Length ${packed.length}>>`,
      packed,
    ],
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const at = length();
    if (typeof object === "string") parts.push(Buffer.from(`${head(index + 1, object)}endobj\n`));
    else
      parts.push(
        Buffer.from(`${head(index + 1, object[0])}stream\n`),
        Buffer.from(object[1]),
        Buffer.from("\nendstream endobj\n"),
      );
    return at;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = length();
  parts.push(Buffer.from(`xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}
