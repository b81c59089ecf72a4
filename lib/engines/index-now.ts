import { asked, type Engine, type Page, pauseOf } from "@/lib/engines/engine";
import { LANGUAGES } from "@/lib/i18n/languages";
import { links } from "@/lib/links";

/** The protocol takes 10,000 addresses a call (indexnow.org/documentation). */
const MAX_ADDRESSES = 10_000;
const ENDPOINT = "https://api.indexnow.org/indexnow";

type Options = { key: string; origin: string; endpoint?: string };

/** Bing, Yandex, Seznam, Naver and others, which share what one of them is told. */
export function indexNow({ key, origin, endpoint = ENDPOINT }: Options): Engine {
  return {
    name: "indexnow",
    batch: MAX_ADDRESSES / LANGUAGES.length,
    perDay: null,
    wantsPage: "every",
    async tell(pages) {
      const response = await fetch(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify(indexNowBody(pages, key, origin)),
        ...asked(),
      });
      await response.body?.cancel();
      if (response.ok) return { answers: pages.map(() => "taken") };
      const problem = response.status;
      if (problem === 429) return { answers: pages.map(() => "later"), pauseMs: pauseOf(response, new Date()), problem };
      return { answers: pages.map(() => "failed"), problem };
    },
  };
}

/** What is posted: every address of the pages, in each language, once. */
export function indexNowBody(pages: readonly Page[], key: string, origin: string) {
  const addresses = pages.flatMap(({ jobId, ordinal }) =>
    LANGUAGES.map((language) => origin + (ordinal === 0 ? links.job(language, jobId) : links.post(language, jobId, ordinal))),
  );
  return { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: [...new Set(addresses)] };
}
