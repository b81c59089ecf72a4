import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import type { ListParams } from "@/lib/links";

type Props = Pick<ShownReading, "readAs" | "without" | "onlyNear" | "saysNothing" | "exactly"> & {
  search: string;
  language: Language;
  hrefOf: (change: ListParams) => string;
};

/** That other words are searched for than were typed, or not all of them, with the way to those that were; that no notice is called what they name; and that they choose none. */
export function ReadAs({ readAs, without, onlyNear, saysNothing, exactly, search, language, hrefOf }: Props) {
  const t = translator(language, "jobs");
  const isOther = readAs !== null || without !== null;
  if (!isOther && !onlyNear && !saysNothing) return null;
  return (
    <p className="text-sm/7">
      {readAs && t("readAs", { words: readAs[language] })} {without !== null && t("readWithout", { words: without })}{" "}
      {onlyNear && `${t("readNear", { words: onlyNear[language] })} `}
      {saysNothing && `${t("readNothing")} `}
      {isOther && (
        <a href={hrefOf({ search: exactly })} rel="nofollow">
          {t("searchExactly", { words: search })}
        </a>
      )}
    </p>
  );
}
