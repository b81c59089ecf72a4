import {
  Bell,
  CalendarDays,
  CircleHelp,
  ClipboardList,
  Columns3,
  type IconNode,
  Library,
  RefreshCw,
  SlidersHorizontal,
} from "lucide";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { Claims } from "@/lib/site";

const CARDS = ["sources", "updates", "search", "alerts", "tracker", "exams", "compare", "help"] as const;

type CardKey = (typeof CARDS)[number];

export type FeatureCard = {
  key: CardKey;
  icon: IconNode;
  title: string;
  text: string;
  /** A figure of the site, where it makes one. */
  claim: string | null;
  href: string;
  /** The dialog that scripts open instead of following the link. */
  dialog?: string;
  action: string;
};

const ICONS = {
  sources: Library,
  updates: RefreshCw,
  search: SlidersHorizontal,
  alerts: Bell,
  tracker: ClipboardList,
  exams: CalendarDays,
  compare: Columns3,
  help: CircleHelp,
} as const satisfies Record<CardKey, IconNode>;

/** The eight cards of the home page, each leading to what it describes. */
export function featureCards(language: Language, claims: Claims): FeatureCard[] {
  const t = translator(language, "home");
  const targets: Record<CardKey, { href: string; dialog?: string }> = {
    sources: { href: links.home(language, { open: true }) },
    updates: { href: links.home(language, { postedDate: "today" }) },
    search: { href: "#departments" },
    alerts: { href: "#alerts" },
    tracker: { href: "#tracker" },
    exams: { href: links.exams(language) },
    compare: { href: "#results" },
    help: { href: links.page(language, "/faq"), dialog: "#help" },
  };
  const said: Partial<Record<CardKey, string | null>> = {
    sources: claims.sources && t("claims.sources", { figure: claims.sources }),
    updates: claims.updatesADay && t("claims.updates", { figure: claims.updatesADay }),
    search: claims.listings && t("claims.listings", { figure: claims.listings }),
  };
  return CARDS.map((key) => ({
    key,
    icon: ICONS[key],
    title: t(`features.${key}.title`),
    text: t(`features.${key}.text`),
    action: t(`features.${key}.action`),
    claim: said[key] ?? null,
    ...targets[key],
  }));
}
