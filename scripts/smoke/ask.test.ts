import { askerOf } from "@/scripts/smoke/ask";

it("says what could not be asked and why, where nothing answers", async () => {
  await expect(askerOf("http://127.0.0.1:2")("/api/health")).rejects.toThrow("/api/health: connect ECONNREFUSED 127.0.0.1:2");
});
