import { isTooShort } from "@/lib/auth/password-rule";

export type SignInValues = { email: string; password: string };
export type RegisterValues = SignInValues & { fullName: string; phone: string; confirmPassword: string };

/** What is wrong with a form, in the order in which the specification asks (section 5); the names are those of the messages. */
export type Problem = { field: keyof RegisterValues; kind: "missing" | "mismatch" | "tooShort" | "address" };

const isBlank = (text: string) => text.trim() === "";
/** As much of an address as a browser can know; the server knows the rest. */
const looksLikeAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/** What keeps a sign-in from being sent. */
export function signInProblems({ email, password }: SignInValues): Problem[] {
  return [...missing("email", isBlank(email)), ...missing("password", password === "")];
}

/** What keeps a registration from being sent; the first one is told. */
export function registerProblems(values: RegisterValues): Problem[] {
  const gaps = [
    ...missing("fullName", isBlank(values.fullName)),
    ...missing("email", isBlank(values.email)),
    ...missing("password", values.password === ""),
  ];
  if (gaps.length > 0) return gaps;
  return [
    ...(values.password === values.confirmPassword ? [] : [{ field: "confirmPassword", kind: "mismatch" } as const]),
    ...(isTooShort(values.password) ? [{ field: "password", kind: "tooShort" } as const] : []),
    ...(looksLikeAddress(values.email) ? [] : [{ field: "email", kind: "address" } as const]),
  ];
}

function missing(field: keyof RegisterValues, isMissing: boolean): Problem[] {
  return isMissing ? [{ field, kind: "missing" }] : [];
}
