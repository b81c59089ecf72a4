/**
 * Pay matrices of the central pay commissions, basic pay in rupees a month: dated data, so that the matrix of a later commission
 * becomes another entry. Allowances (DA, HRA, TA) change and are never part of it.
 */
export type PayMatrix = {
  commission: string;
  /** Which commission that is, as notices count them. */
  number: number;
  /** First day of validity, YYYY-MM-DD. */
  effectiveFrom: string;
  /** Where the figures are from, and how sure they are. */
  source: string;
  levels: Readonly<Record<string, { min: number; max: number }>>;
};

const SEVENTH_CPC: PayMatrix = {
  commission: "Seventh Central Pay Commission",
  number: 7,
  effectiveFrom: "2016-01-01",
  source:
    "Central Civil Services (Revised Pay) Rules 2016 (G.S.R. 721(E)), from copies of the matrix by others; the most of levels 8 to 12 from general knowledge; level 13 since its index was raised to 2.67",
  levels: {
    "1": { min: 18_000, max: 56_900 },
    "2": { min: 19_900, max: 63_200 },
    "3": { min: 21_700, max: 69_100 },
    "4": { min: 25_500, max: 81_100 },
    "5": { min: 29_200, max: 92_300 },
    "6": { min: 35_400, max: 112_400 },
    "7": { min: 44_900, max: 142_400 },
    "8": { min: 47_600, max: 151_100 },
    "9": { min: 53_100, max: 167_800 },
    "10": { min: 56_100, max: 177_500 },
    "11": { min: 67_700, max: 208_700 },
    "12": { min: 78_800, max: 209_200 },
    "13": { min: 123_100, max: 215_900 },
    "13A": { min: 131_100, max: 216_600 },
    "14": { min: 144_200, max: 218_200 },
    "15": { min: 182_200, max: 224_100 },
    "16": { min: 205_400, max: 224_400 },
    "17": { min: 225_000, max: 225_000 },
    "18": { min: 250_000, max: 250_000 },
  },
};

/** The matrix that a pay level without an amount is read by. */
export const CURRENT_MATRIX: PayMatrix = SEVENTH_CPC;
