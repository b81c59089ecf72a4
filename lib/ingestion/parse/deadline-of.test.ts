import { deadlineOf, losesDigits } from "@/lib/ingestion/parse/deadline-of";

describe("deadlineOf", () => {
  it("distrusts one-digit days in a file that loses digits, unless the title says the same", () => {
    expect(losesDigits(["12 May 2026", "0 June 2026"])).toBe(true);
    expect(losesDigits(["05-06-2026", "5 June 2026"])).toBe(false);
    expect(deadlineOf("5 June 2026", "Clerk", true)).toEqual({ reason: "uncertain-deadline" });
    expect(deadlineOf("5 June 2026", "Clerk", false)).toEqual({ day: "2026-06-05" });
    expect(deadlineOf("5 June 2026", "Clerk, Apply by 5 June", true)).toEqual({ day: "2026-06-05" });
    expect(deadlineOf("15 June 2026", "Clerk", true)).toEqual({ day: "2026-06-15" });
  });

  it("restores a lost digit from the date that the title states", () => {
    expect(deadlineOf("0 April 2026", "Teacher, Last Date 30 April", true)).toEqual({ day: "2026-04-30" });
    expect(deadlineOf("2 June 2026", "Apply by 22 June", true)).toEqual({ day: "2026-06-22" });
  });

  it.each([
    ["9 June 2026", "NDA (II) 2026 (Last Date Extended to 11 June)", "2026-06-11"],
    ["05/12/2026", "Engagement of Consultants (Last date extended to 20.12.2026)", "2026-12-20"],
    ["5 April 2026", "NBCC Recruitment 2026: Portal Reopened till 17 April", "2026-04-17"],
    ["20 April 2026", "SSB Head Constable (Last Date Extended upto 04 May 2026)", "2026-05-04"],
  ])("takes for %j the later day to which %j says that it was put off", (cell, title, day) => {
    expect(deadlineOf(cell, title, false)).toEqual({ day });
  });

  it.each([
    ["24 April 2026", "Clerk, Last Date Extended to 20 April"],
    ["24 April 2026", "Clerk, Last Date Extended to 20 October"],
    ["24 April 2026", "Clerk, Last Date 28 April"],
    ["24 April 2026", "Clerk (Extended to 28 April), Typist (Extended to 30 April)"],
  ])("refuses %j where %j says another day that is no extension of it", (cell, title) => {
    expect(deadlineOf(cell, title, false)).toEqual({ reason: "contradictory-deadline" });
  });

  it.each([
    "Last date extended to 20.12.2026",
    "Corrigendum dated 01.12.2026: closing date extended from 10.12.2026 to 20.12.2026",
    "अंतिम तिथि बढ़ाकर 20.12.2026 की गई",
    "Last date extended to 20.12.2026. Interview on 05.01.2027",
    "Corrigendum-1: last date extended to 15.12.2026; Corrigendum-2: further extended upto 20.12.2026 (earlier 15.12.2026)",
  ])("takes the later day to which the remark %j says that it was put off", (remark) => {
    expect(deadlineOf("10.12.2026", "Clerk", false, remark)).toEqual({ day: "2026-12-20" });
    expect(deadlineOf("20.12.2026", "Clerk", false, remark)).toEqual({ day: "2026-12-20" });
  });

  it.each([
    "Last date preponed to 05.12.2026",
    "Last date of 01.12.2025 extended to 20.04.2027",
    "Corrigendum: closing date may be read as 05.12.2026 instead of 10.12.2026",
    "Last date corrected to 05.12.2026",
    "Last date for post no. 2: 05.12.2026",
  ])("refuses a deadline that the remark %j contradicts", (remark) => {
    expect(deadlineOf("10.12.2026", "Clerk", false, remark)).toEqual({ reason: "remarked-deadline" });
  });

  it.each([
    "Fee date extended to 20.12.2026",
    "Contract may be extended up to 31.03.2027",
    "Interview date changed to 20.12.2026",
    "Advt. dated 20.11.2026",
    "Date of birth between 01.01.1990 and 01.01.2008",
    "Last date extended",
    "Cut-off date for age 01.01.2027; relaxation extended to ESM",
    "Engagement initially up to 31.12.2026, extendable. Applications by post only",
    "Last date for fee payment is extended to 20.12.2026 for those who apply online",
    "Last date will not be extended. Documents dated up to 20.12.2026 are accepted",
    "No extension of last date beyond 20.12.2026",
    "Last date extended vide corrigendum 20.12.2026",
    "Earlier last date 05.12.2026",
    "Last date for correction in application 05.12.2026",
    "Read the notice dated 05.12.2026",
    "Read the instructions before last date 20.12.2026",
    "Last date for corrected application forms 20.12.2026",
    "Last date extended to 20.12.2026 for SC/ST candidates only",
    "Extended to 20.12.2026 for candidates of J&K",
    "Last date to pay extended to 20.12.2026",
    "Date of typing changed to 20.12.2026",
    "पदों की संख्या बढ़ाकर 50 की गई (20.12.2026)",
    "आयु सीमा में छूट बढ़ाई गई, 01.01.2027 को 30 वर्ष",
  ])("reads no other last date of the remark %j", (remark) => {
    expect(deadlineOf("10.12.2026", "Clerk", false, remark)).toEqual({ day: "2026-12-10" });
  });

  it("refuses a deadline that the title contradicts", () => {
    expect(deadlineOf("03 July 2026", "Last Date 30 June 2026", false)).toEqual({ reason: "contradictory-deadline" });
  });
});
