import { z } from "zod";
import { PASSWORD_MAX } from "@/lib/auth/password-rule";

/** Longest thing that is read as a code; a recovery code is written with 34 characters. */
export const CODE_MAX = 64;

export const codeSchema = z.string().trim().min(1, "Code is required").max(CODE_MAX);

/** What every change of the own second factor asks for: who is at the keyboard, and that they hold the app or a recovery code. */
export const proofSchema = z.object({
  currentPassword: z.string().min(1, "Current password is required").max(PASSWORD_MAX),
  code: codeSchema,
});
export type Proof = z.output<typeof proofSchema>;

/** The state of somebody's second factor, without anything secret. */
export type SecondFactorDto = {
  isOn: boolean;
  /** ISO instant of the confirmation; null where it is off. */
  since: string | null;
  /** False where the site's secret has changed since: codes of the app cannot be checked, recovery codes can. */
  isReadable: boolean;
  recoveryCodesLeft: number;
};

/** A key to be put into an authenticator app, shown until it is confirmed. */
export type EnrolmentDto = {
  /** Base32 in groups of four, for typing. */
  key: string;
  uri: string;
  /** The QR code of `uri`: modules on a side, and an SVG path of the dark ones, a unit each. */
  qr: { size: number; path: string };
};

/** Words of the second factor; the admin area is in English. */
export const SECOND_FACTOR_WORDS = {
  askCode: "Enter the code of your authenticator app",
  wrongCode: "That code is not right. Wait for the next one, or use a recovery code.",
  /** While the app is set up there are no recovery codes; a clock that is off makes every code wrong. */
  wrongFirstCode: "That code is not right. Wait for the next one. If that is wrong too, set the clock of your phone right.",
  unreadable:
    "Codes of your app cannot be checked because the secret of this site has changed. Use a recovery code, or ask an administrator to reset your second factor.",
  challengeOver: "That took too long. Please sign in with your password again.",
  alreadyOn: "Your second factor is on already.",
  ownFirst: "Set up your own second factor before you require one of all staff.",
  required: "A second factor is required of all staff, so yours cannot be turned off.",
  notOn: "Your second factor is off.",
  notBegun: "Set up your second factor again: there is no key to confirm.",
} as const;
