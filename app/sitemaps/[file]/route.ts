import { etagOf } from "@/lib/http/etag";
import { sitemapFile } from "@/lib/seo/sitemap";

// Made at the first request, not by the build, which has no database; kept until a write or midnight invalidates it.
export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ file: string }> };

/** /sitemap.xml (next.config.mjs) and the files that it names, which crawlers ask for. 404 for any other name. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const body = await sitemapFile((await params).file);
  if (body === null) return new Response("There is no such file.\n", { status: 404, headers: { "content-type": "text/plain" } });
  // Kept with the file: of megabytes it would else be made at each request.
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8", etag: etagOf(body) } });
}
