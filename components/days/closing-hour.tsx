import type { LastDate } from "@/lib/dates";
import { formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";

type Words = (key: "till" | "noHour", values?: { hour: string }) => string;

type Props = { last: LastDate; language: Language; t: Words; className?: string };

/** Beside a last date: till which hour, or that the notice gives none and the day ends at 11:59 pm. */
export function ClosingHour({ last: { closesAt }, language, t, className }: Props) {
  const text = closesAt === null ? t("noHour") : t("till", { hour: formatHour(new Date(closesAt), language) });
  return <span className={className}>{text}</span>;
}
