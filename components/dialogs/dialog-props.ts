import type { DialogName } from "@/components/dialogs/dialog-address";
import type { Language } from "@/lib/i18n/languages";
import type { Area, Translator } from "@/lib/i18n/translate";

/** What every dialog gets. */
export type DialogProps<In extends Area> = {
  name: DialogName;
  language: Language;
  /** Texts of the dialog's area, loaded with the dialog. */
  t: Translator<In>;
  /** What the address says beside the dialog's name: "1,2,3" for `?compare=1,2,3`, nothing for a fragment. */
  value: string;
  /** Replaces that in the address. */
  setValue: (value: string) => void;
  close: () => void;
};
