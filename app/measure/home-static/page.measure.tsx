import { MeasuredHome } from "@/app/measure/measured-home";

export const dynamic = "force-static";

/** The home page's markup as a static page: the fastest that this build can serve it. */
export default function StaticHome() {
  return <MeasuredHome />;
}
