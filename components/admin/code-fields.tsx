import { Input } from "@/components/ui/input";
import { adminLinks } from "@/lib/admin-links";

/** Where the code of the second step comes from. */
export type CodeKind = "code" | "recovery";

const OF_APP = {
  text: "Your password is right. Enter the code of your authenticator app.",
  label: "Code",
  hint: "Six digits, new every 30 seconds",
  other: { with: "recovery", label: "Use a recovery code" },
} as const;
const OF_RECOVERY = {
  text: "Your password is right. Enter one of your recovery codes. It will not work again.",
  label: "Recovery code",
  hint: "Letters and digits in groups of four",
  other: { with: undefined, label: "Use the authenticator app" },
} as const;

/** The second step of the sign-in. Its links are pages of their own, since the browser holds what it has shown so far in a cookie. `next`: the page after the sign-in. */
export function CodeFields({ kind, next }: { kind: CodeKind; next: string }) {
  const { text, label, hint, other } = kind === "code" ? OF_APP : OF_RECOVERY;
  return (
    <>
      <p id="login-code-text">{text}</p>
      <Input
        id="login-code"
        label={label}
        hint={hint}
        describedBy="login-code-text"
        name="code"
        required
        inputMode={kind === "code" ? "numeric" : "text"}
        autoComplete={kind === "code" ? "one-time-code" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      {kind === "recovery" && <input type="hidden" name="with" value="recovery" />}
      <p className="flex flex-wrap justify-between gap-x-4">
        <a href={adminLinks.login({ next, with: other.with })} className="inline-flex min-h-6 items-center">
          {other.label}
        </a>
        <a href={adminLinks.login({ next, again: 1 })} className="inline-flex min-h-6 items-center">
          Start again
        </a>
      </p>
    </>
  );
}
