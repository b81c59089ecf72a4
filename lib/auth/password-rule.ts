/** The only rule of passwords (spec section 5). */
export const PASSWORD_MIN = 6;

/** Longer ones are refused before they are hashed. */
export const PASSWORD_MAX = 200;

/** Whether a new password is too short, counted in characters as people see them typed, not in bytes. */
export function isTooShort(password: string): boolean {
  return [...password].length < PASSWORD_MIN;
}
