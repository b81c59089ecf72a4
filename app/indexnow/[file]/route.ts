import { isIndexNowKey } from "@/lib/engines/engines";

/** Made by the server that answers: a build does not know the key. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ file: string }> };

/** /{key}.txt (next.config.mjs), by which IndexNow knows that a key is the site's. 404 for any other name. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const key = (await params).file.replace(/\.txt$/, "");
  const headers = { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" };
  return isIndexNowKey(key) ? new Response(key, { headers }) : new Response("There is no such file.\n", { status: 404, headers });
}
