"use client";

import type { ComponentType } from "react";
import { closeDialog, replaceDialog } from "@/components/dialogs/browser-address";
import type { OpenDialog } from "@/components/dialogs/dialog-address";
import { DIALOGS } from "@/components/dialogs/registry";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";

/** A dialog with its texts, of what its address says; nothing for a name that has no dialog. */
export async function readDialog(
  name: OpenDialog["name"],
  language: Language,
): Promise<ComponentType<Pick<OpenDialog, "value">>> {
  const entry = DIALOGS[name];
  if (!entry) return () => null;
  const [{ default: Dialog }, t] = await Promise.all([entry.load(), loadTranslator(language, entry.area)]);
  return ({ value }) => (
    <Dialog
      name={name}
      t={t}
      language={language}
      value={value}
      setValue={(next) => replaceDialog(`${name}=${next}`)}
      close={closeDialog}
    />
  );
}
