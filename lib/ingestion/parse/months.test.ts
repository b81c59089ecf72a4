import { parseDay } from "@/lib/ingestion/parse/days";

it.each([
  ["१५ डिसेंबर २०२६", "2026-12-15"],
  ["31 मे 2026", "2026-05-31"],
  ["20 नोव्हेंबर, 2026", "2026-11-20"],
])("reads the month of %j, which is written in Marathi", (text, day) => expect(parseDay(text)).toEqual({ day }));
