import { NoticeText } from "@/components/notice-text/notice-text";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { seatsOfPlace } from "@/lib/notice/place-seats";
import type { NoticePost, SeatsOfPlace } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";

type Props = { job: JobDetailDto; post?: PositionDto; language: Language };

/** More rows are folded: a notice may have a place for every district. */
const MOST_SHOWN = 12;

/** Vacancies by place or cadre, a table a post; nothing where the notice does not divide them. */
export function SeatsByPlace({ job, post, language }: Props) {
  const t = translator(language, "job");
  const divided = (job.notice?.posts ?? []).filter(
    ({ vacancies }, at) => (vacancies?.byPlace ?? []).length > 0 && (!post || at === post.ordinal - 1),
  );
  if (divided.length === 0) return null;
  return (
    <section aria-labelledby="seats" className="mt-6">
      <h2 id="seats" className="text-lg">
        {t("seats")}
      </h2>
      {divided.map((one) => (
        <PlacesOfPost key={one.name} post={one} isNamed={!post && (job.notice?.posts.length ?? 0) > 1} language={language} />
      ))}
    </section>
  );
}

function PlacesOfPost({ post, isNamed, language }: { post: NoticePost; isNamed: boolean; language: Language }) {
  const t = translator(language, "job");
  const places = post.vacancies?.byPlace ?? [];
  const table = (
    <div className="card mt-2">
      <table className="data-table">
        <caption className={isNamed ? "p-2 text-left font-semibold" : "sr-only"}>
          <NoticeText text={post.name} kind="post" language={language} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("placeOrCadre")}</th>
            <th scope="col">{t("positions")}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <PlaceRow key={place.name} place={place} language={language} />
          ))}
        </tbody>
      </table>
    </div>
  );
  if (places.length <= MOST_SHOWN) return table;
  return (
    <details className="print-open mt-2">
      <summary>
        {isNamed && <NoticeText text={post.name} kind="post" language={language} />} {t("allPlaces", { count: places.length })}
      </summary>
      {table}
    </details>
  );
}

function PlaceRow({ place, language }: { place: SeatsOfPlace; language: Language }) {
  const t = translator(language, "job");
  const count = seatsOfPlace(place);
  const categories = CATEGORIES.flatMap((category) => {
    const seats = place.byCategory?.[category];
    return typeof seats === "number" ? [`${category} ${seats}`] : [];
  });
  return (
    <tr>
      <th scope="row">
        <NoticeText text={place.name} kind="place" language={language} />
        {categories.length > 0 && (
          <span className="block font-normal text-muted text-sm">
            <NoticeText text={categories.join(", ")} kind="breakdown" language={language} />
          </span>
        )}
      </th>
      <td>{count === null ? t("notSpecified") : formatNumber(count, language)}</td>
    </tr>
  );
}
