import { redirect } from "next/navigation";
import { adminLinks } from "@/lib/admin-links";

export default function AdminRoot() {
  redirect(adminLinks.dashboard());
}
