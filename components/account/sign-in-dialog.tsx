"use client";

import { AuthDialog } from "@/components/account/auth-dialog";
import type { DialogProps } from "@/components/dialogs/dialog-props";

/** `#signin`. */
export default function SignInDialog(props: DialogProps<"auth">) {
  return <AuthDialog {...props} mode="signin" />;
}
