import { formatDay, formatDayLong, formatMonth, formatNumber, formatRupees } from "@/lib/i18n/format";

it("writes days as notices do, in both languages", () => {
  expect(formatDayLong("2026-11-30", "en")).toBe("Mon, 30 Nov 2026");
  expect(formatDayLong("2026-11-30", "hi")).toBe("सोम, 30 नव॰ 2026");
  expect(formatDay("2026-01-05", "en")).toBe("5 Jan 2026");
  expect(formatMonth("2026-01-05", "hi")).toBe("जनवरी 2026");
});

it("groups digits the Indian way", () => {
  expect(formatNumber(112400, "en")).toBe("1,12,400");
  expect(formatNumber(1234567, "hi")).toBe("12,34,567");
  expect(formatRupees(35400, "en")).toBe("₹35,400");
});
