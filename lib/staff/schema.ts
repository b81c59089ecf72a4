import { z } from "zod";
import { PASSWORD_MAX } from "@/lib/auth/password-rule";
import type { AdminRole } from "@/lib/auth/schema";
import { cleanFormText } from "@/lib/form-text";
import { codeSchema } from "@/lib/staff/second-factor-schema";

/** An admin user as the API shows it (product.md, `GET /api/admin/me`). `lastLogin` is an ISO instant. */
export type AdminUserDto = {
  id: number;
  username: string;
  email: string;
  isActive: boolean;
  lastLogin: string | null;
  role: AdminRole;
};

/** The most that the navigation counts; the pages themselves count exactly. */
export const MAX_WAITING = 999;

/** What waits for a member of the staff; one more than MAX_WAITING stands for all above. */
export type Waiting = { review: number; inbox: number };

export const USERNAME_MIN = 3;
const USERNAME_MAX = 60;

/** The name of a member of the staff. One with an @ would sign nobody in: the sign-in takes it for a mail address. */
export const usernameSchema = z
  .string("Username is required")
  .overwrite((name) => cleanFormText(name).replace(/\s+/g, " "))
  .min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters long`)
  .max(USERNAME_MAX, `Username must be at most ${USERNAME_MAX} characters long`)
  .refine((name) => !name.includes("@"), "Username cannot contain @");

/** Both fields must be there; everything else about them is for the check to say, with one message. */
export const adminLoginSchema = z.object({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_MAX),
  code: codeSchema.optional(),
});

/** The second step of a browser, whose cookie says that the password was right. */
export const adminCodeSchema = z.object({ code: codeSchema });

export const adminPasswordSchema = z.object({
  currentPassword: z.string().min(1).max(PASSWORD_MAX),
  newPassword: z.string().min(1).max(PASSWORD_MAX),
});

/** The form in which user names are compared. */
export function usernameKey(username: string): string {
  return username.normalize("NFKC").trim().toLowerCase();
}
