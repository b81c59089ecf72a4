import { Plus, X } from "lucide";
import { TagAdder } from "@/components/home/tag-adder";
import { keptParams } from "@/components/jobs/kept-inputs";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/jobs/schema";
import { JOB_TYPE_TAGS, type PopularTag, SKILL_TAGS } from "@/lib/jobs/search/popular-tags";
import { type ListParams, links } from "@/lib/links";

type Props = { language: Language; params: ListParams };

/** Advanced search: tags of which any may match. Each is a link that adds it or takes it away, so every change searches. */
export function TagPanel({ language, params }: Props) {
  const t = translator(language, "home");
  const tags = params.tags ?? [];
  const hrefOf = (changed: readonly string[]) => links.home(language, { ...params, page: undefined, tags: changed });
  const group = (title: string, choices: readonly PopularTag[]) => (
    <div>
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ key, tag }) => (
          <li key={key}>
            <TagLink
              tag={tag}
              label={t(`tags.${key}`)}
              tags={tags}
              hrefOf={hrefOf}
              words={{ add: t("addTag", { tag: t(`tags.${key}`) }), remove: t("removeTag", { tag: t(`tags.${key}`) }) }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <details className="group card mt-4 bg-paper" open={tags.length > 0}>
      <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold">
        <Icon of={Plus} size={18} className="transition-transform group-open:rotate-45" />
        {t("advancedSearch")}
        {tags.length > 0 && <Badge tone="info">{t("tagCount", { count: tags.length })}</Badge>}
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <p className="text-muted text-sm">{t("tagsHelp")}</p>
        {tags.length > 0 && <ChosenTags tags={tags} language={language} hrefOf={hrefOf} />}
        <TagAdder
          key={tags.join()}
          tags={tags}
          maxTags={MAX_TAGS}
          kept={keptParams(params, language, ["tags"])}
          addLabel={t("add")}
        >
          <Input
            id="own-tag"
            name="tag"
            label={t("ownTag")}
            maxLength={MAX_TAG_LENGTH}
            autoComplete="off"
            className="min-w-40 flex-1"
          />
        </TagAdder>
        {group(t("jobTypes"), JOB_TYPE_TAGS)}
        {group(t("skills"), SKILL_TAGS)}
      </div>
    </details>
  );
}

type TagLinkProps = {
  tag: string;
  label: string;
  tags: readonly string[];
  hrefOf: (tags: readonly string[]) => string;
  words: { add: string; remove: string };
};

function TagLink({ tag, label, tags, hrefOf, words }: TagLinkProps) {
  const isChosen = tags.includes(tag);
  if (!isChosen && tags.length >= MAX_TAGS)
    return <span className="inline-flex min-h-11 items-center px-3 text-muted">{label}</span>;
  return (
    <a
      href={hrefOf(isChosen ? tags.filter((other) => other !== tag) : [...tags, tag])}
      rel="nofollow"
      aria-label={isChosen ? words.remove : words.add}
      aria-current={isChosen ? "true" : undefined}
      className={`inline-flex min-h-11 items-center gap-1 rounded-md border px-3 text-ink no-underline hover:underline md:min-h-9 ${isChosen ? "border-neel bg-neel-soft font-semibold" : "border-line bg-surface hover:border-control"}`}
    >
      {label}
      {isChosen && <Icon of={X} size={16} />}
    </a>
  );
}

function ChosenTags({ tags, language, hrefOf }: { tags: readonly string[]; language: Language; hrefOf: TagLinkProps["hrefOf"] }) {
  const t = translator(language, "home");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t("chosenTags")} className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <TagLink tag={tag} label={tag} tags={tags} hrefOf={hrefOf} words={{ add: "", remove: t("removeTag", { tag }) }} />
          </li>
        ))}
      </ul>
      <ButtonLink href={hrefOf([])} rel="nofollow" aria-label={t("clearTags")} className="md:min-h-9">
        {t("clearAll")}
      </ButtonLink>
    </div>
  );
}
