import { answerFeed } from "@/lib/feeds/answer";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import { lenientFilters } from "@/lib/jobs/search/filters";

export const dynamic = "force-dynamic";

/** /feeds/jobs.rss?location=Bihar and its like (lib/feeds/files.ts): a list as a feed or a calendar, by the filters that its page takes. */
export const GET = api({}, ({ request, params, language, t }) => {
  const filters = lenientFilters(new URL(request.url).searchParams);
  return answerFeed(request, params.file ?? "", { filters, title: listWords(filters, language), language, t });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
