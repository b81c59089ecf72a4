import type { Metadata } from "next";
import { SecondFactor } from "@/components/admin/second-factor/second-factor";
import { requireAdmin } from "@/lib/auth/guards";
import { readSecondFactor } from "@/lib/staff/second-factor-people";

export const metadata: Metadata = { title: "Second factor" };

/** /admin/second-factor: whether one's own is on, and everything about it. */
export default async function SecondFactorPage() {
  const admin = await requireAdmin();
  const state = await readSecondFactor(admin.id);
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="text-xl">Second factor</h1>
      <p>
        With a second factor, signing in asks for your password and for a code of an app on your phone. Whoever learns the
        password alone does not get in. Any authenticator app will do.
      </p>
      <SecondFactor username={admin.username} state={state} />
    </div>
  );
}
