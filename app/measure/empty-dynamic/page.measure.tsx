export const dynamic = "force-dynamic";

/** The empty page made for each request: what the framework itself takes of a page that nobody has asked for. */
export default async function EmptyDynamicPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  await searchParams;
  return <p>Empty</p>;
}
