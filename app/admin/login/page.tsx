import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/admin/login-form";
import { adminLinks } from "@/lib/admin-links";
import { currentAdmin } from "@/lib/auth/guards";
import { site } from "@/lib/site";

export const metadata: Metadata = { title: "Sign in" };

/** /admin/login. */
export default async function LoginPage() {
  if (await currentAdmin()) redirect(adminLinks.dashboard());
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-6 p-4">
      <h1 className="text-2xl">{site.name} admin</h1>
      <LoginForm />
      <p>
        <a href="/">Back to the site</a>
      </p>
    </main>
  );
}
