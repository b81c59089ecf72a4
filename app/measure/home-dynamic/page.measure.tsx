import { MeasuredHome } from "@/app/measure/measured-home";

export const dynamic = "force-dynamic";

/** The home page's markup, made for each request without reading anything. */
export default async function DynamicHome({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  await searchParams;
  return <MeasuredHome />;
}
