"use client";

import { type ComponentType, use } from "react";
import { closeDialog, replaceDialog } from "@/components/dialogs/browser-address";
import type { DialogProps, OpenDialog } from "@/components/dialogs/dialog-address";
import { DIALOGS } from "@/components/dialogs/registry";
import type { Language } from "@/lib/i18n/languages";
import { type DialogArea, loadTranslator } from "@/lib/i18n/load-translator";
import type { Translator } from "@/lib/i18n/translate";

type Loaded = { Dialog: ComponentType<DialogProps<DialogArea>>; t: Translator<DialogArea> } | null;

const loading = new Map<string, Promise<Loaded>>();

/** The open dialog with its texts; nothing for a name that has no dialog. */
export default function DialogStage({ name, value, language }: OpenDialog & { language: Language }) {
  const loaded = use(loadDialog(name, language));
  if (!loaded) return null;
  const { Dialog, t } = loaded;
  return (
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

function loadDialog(name: OpenDialog["name"], language: Language): Promise<Loaded> {
  const key = `${name}.${language}`;
  const running = loading.get(key) ?? readDialog(name, language);
  loading.set(key, running);
  // The next opening tries again.
  running.catch(() => loading.delete(key));
  return running;
}

async function readDialog(name: OpenDialog["name"], language: Language): Promise<Loaded> {
  const entry = DIALOGS[name];
  if (!entry) return null;
  const [{ default: Dialog }, t] = await Promise.all([entry.load(), loadTranslator(language, entry.area)]);
  return { Dialog, t };
}
