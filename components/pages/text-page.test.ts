import { HASH_DIALOGS } from "@/components/dialogs/dialog-address";
import { readHelp } from "@/lib/help/questions";
import { translator } from "@/lib/i18n/translate";
import { readTextPage, type TextArea } from "@/lib/pages/text-page";

const AREAS = ["terms", "disclaimer", "privacy", "guide"] as const satisfies readonly TextArea[];

it.each(["en", "hi"] as const)(
  "no section of a page of text (%s) has the fragment of a dialog, which would open in its place",
  (language) => {
    const sections = [
      ...AREAS.flatMap((area) => readTextPage(language, area, {}).sections),
      ...readHelp(translator(language, "help"), null),
    ];
    expect(sections.length).toBeGreaterThan(20);
    expect(sections.map(({ id }) => id).filter((id) => HASH_DIALOGS.some((name) => name === id))).toEqual([]);
  },
);
