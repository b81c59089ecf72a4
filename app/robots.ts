import type { MetadataRoute } from "next";
import { isIndexable, site } from "@/lib/site";

/** Made by the server that answers: a build knows neither its address nor whether it may be indexed. */
export const dynamic = "force-dynamic";

/** Pages may be read by every crawler; the API and the admin area are none of their business. */
export default function robots(): MetadataRoute.Robots {
  if (!isIndexable) return { rules: { userAgent: "*", disallow: "/" } };
  return { rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/admin/"] }, sitemap: `${site.url}/sitemap.xml` };
}
