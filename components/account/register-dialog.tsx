"use client";

import { AuthDialog } from "@/components/account/auth-dialog";
import type { DialogProps } from "@/components/dialogs/dialog-props";

/** `#register`. */
export default function RegisterDialog(props: DialogProps<"auth">) {
  return <AuthDialog {...props} mode="register" />;
}
