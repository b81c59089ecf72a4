import { deviceCollection } from "@/lib/device/collection";
import { OWN_PROFILE_KEY } from "@/lib/device/own-profile-key";
import { type Profile, profileSchema, withOthersOpen, withoutGradePoints } from "@/lib/eligibility/profile";

/** What has a fact of another name was not written by this site. */
const kept = profileSchema.strict();

/** A profile out of storage or a file; null for anything else, and for one that says nothing. */
export function parseProfile(value: unknown): Profile | null {
  const parsed = kept.safeParse(value);
  return parsed.success && Object.values(parsed.data).some((fact) => fact !== undefined)
    ? withoutGradePoints(withOthersOpen(parsed.data))
    : null;
}

const stored = deviceCollection<Profile>({ storageKey: OWN_PROFILE_KEY, parse: parseProfile, max: 1 });
const ONLY = "own";

/**
 * What the reader says of themself: on this device alone, with an account too (docs/decisions/031). Nothing here sends it, and no exchange with an
 * account knows of it.
 */
export const ownProfile = {
  /** The same object until something changes. */
  read: (): Profile | null => stored.list()[0]?.value ?? null,
  /** Keeps it in place of what was kept; one that says nothing is none. False where the device keeps nothing. */
  keep(profile: Profile, now: Date): boolean {
    const said = parseProfile(profile);
    if (!said) {
      stored.clear();
      return true;
    }
    // What is under another key, or unreadable, would be the one that is read.
    if (stored.list().some(({ key }) => key !== ONLY)) stored.clear();
    return stored.put(ONLY, said, now);
  },
  /** Leaves nothing of it. */
  erase: (): void => stored.clear(),
  subscribe: stored.subscribe,
};
