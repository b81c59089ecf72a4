import type { NoticePost } from "@/lib/notice/schema";
import type { Group } from "@/lib/notice/terms";

export type Relaxations = NonNullable<NoticePost["relaxations"]>;

/** One entry for each group, of the same years. */
export const each = (groups: readonly Group[], years: number): Relaxations => groups.map((group) => ({ groups: [group], years }));

/** A group and each of some categories at once, with years for each; a relaxation that names both groups. */
export const within = (group: Group, years: number, byCategory: readonly (readonly [Group, number])[]): Relaxations => [
  { groups: [group], years },
  ...byCategory.map(([category, more]): Relaxations[number] => ({ groups: [group, category], years: more })),
];

/** Years after the service in the armed forces is deducted. */
export const afterService = (years: number, byCategory: readonly (readonly [Group, number])[] = []): Relaxations =>
  within("ESM", years, byCategory).map((entry) => ({ ...entry, afterService: true }));

/** A group that may apply up to an age, and each of some categories up to another. */
export const upTo = (
  group: Group,
  toAge: number,
  byCategory: readonly (readonly [Group, number])[] = [],
  minServiceYears?: number,
): Relaxations => {
  const served = minServiceYears === undefined ? {} : { minServiceYears };
  return [
    { groups: [group], toAge, ...served },
    ...byCategory.map(([category, age]): Relaxations[number] => ({ groups: [group, category], toAge: age, ...served })),
  ];
};

/** A group that the notices treat apart by no fixed measure. */
export const unknownFor = (...groups: readonly Group[]): Relaxations => groups.map((group) => ({ groups: [group] }));

/** PwBD of the central government and of bodies that follow it: 10, of OBC 13, of SC and ST 15 years. */
export const CENTRAL_PWBD = within("PwBD", 10, [
  ["OBC", 13],
  ["SC", 15],
  ["ST", 15],
]);
