import { asksNoFee, feeFor } from "@/lib/eligibility/fee";
import type { Profile } from "@/lib/eligibility/profile";
import type { Notice } from "@/lib/notice/schema";
import { SC, UR } from "@/tests/support/judged-post";

const FEES: Notice["fees"] = [
  { groups: ["UR", "OBC"], amount: 60_000 },
  { groups: ["SC", "ST"], amount: 15_000 },
];
const forStates = (...states: (string[] | undefined)[]) => states.map((reservationFor) => ({ name: "Post", reservationFor }));

it.each<[string, Profile, (string[] | undefined)[], number | null]>([
  ["of SC pays the fee of SC", SC, [undefined], 15_000],
  ["of SC of the state does too", { ...SC, state: "bihar" }, [["bihar"]], 15_000],
  ["of SC of another state counts as UR and pays as UR", { ...SC, state: "goa" }, [["bihar"]], 60_000],
  ["of SC whose state is not told cannot be told", SC, [["bihar"]], null],
  ["of UR pays the same wherever they live", UR, [["bihar"], undefined], 60_000],
  ["who counts otherwise for another post cannot be told", { ...SC, state: "goa" }, [["bihar"], undefined], null],
])("somebody %s", (_who, profile, states, fee) => {
  expect(feeFor(profile, { fees: FEES, posts: forStates(...states) })).toBe(fee);
});

it.each([
  ["less, they cannot be told", 0, null],
  ["the same, they are told", 60_000, 60_000],
  ["more, they are told the lower one", 70_000, 60_000],
])("to somebody who leaves open whether they belong to a group that pays %s", (_what, amount, fee) => {
  const fees: Notice["fees"] = [
    { groups: "all", amount: 60_000 },
    { groups: ["PwBD"], amount },
  ];
  const { pwbd: _pwbd, ...open } = UR;
  expect(feeFor(open, { fees, posts: forStates(undefined) })).toBe(fee);
});

it.each([
  ["No fee", true],
  ["Nil", true],
  [" no application fee. ", true],
  ["Rs 100; women, SC, ST and PwBD nil", false],
  ["Residents of Chhattisgarh nil", false],
  ["", false],
  [null, false],
])("of the fee %j says that nobody pays: %s", (text, expected) => {
  expect(asksNoFee(text)).toBe(expected);
});
