import { notFound } from "next/navigation";
import { requireAdmin } from "@/lib/auth/guards";

/**
 * Any other address under /admin: answered in the frame of the staff, made for this one request like every page here, because the
 * site's own 404 page is kept and its scripts have no nonce.
 */
export default async function UnknownAdminPage() {
  await requireAdmin();
  notFound();
}
