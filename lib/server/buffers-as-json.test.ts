import { writeBuffersShort } from "@/lib/server/buffers-as-json";

it("writes a buffer as JSON in letters of its size, not in several for each byte", () => {
  const { toJSON } = Buffer.prototype;
  const page = { kind: "APP_PAGE", rscData: Buffer.alloc(30_000, 200) };
  try {
    writeBuffersShort();
    const json = JSON.stringify(page);
    expect(json.length).toBeLessThan(41_000);
    expect(Buffer.from(JSON.parse(json).rscData.data, "base64")).toEqual(page.rscData);
  } finally {
    Buffer.prototype.toJSON = toJSON;
  }
});
