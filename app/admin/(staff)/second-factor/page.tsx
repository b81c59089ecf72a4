import type { Metadata } from "next";
import { SecondFactor } from "@/components/admin/second-factor/second-factor";
import { Callout } from "@/components/ui/callout";
import { requireSignedInAdmin } from "@/lib/auth/guards";
import { firstValues, type PageQuery } from "@/lib/query-params";
import { pageAfterSignIn } from "@/lib/staff/page-after-sign-in";
import { readSecondFactor } from "@/lib/staff/second-factor-people";
import { isSecondFactorRequired } from "@/lib/staff/second-factor-rule";

export const metadata: Metadata = { title: "Second factor" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/second-factor: whether one's own is on, and everything about it; `?next=` is where to go on once what is owed is set up. */
export default async function SecondFactorPage({ searchParams }: Props) {
  const admin = await requireSignedInAdmin();
  const [state, isRequired, query] = await Promise.all([readSecondFactor(admin.id), isSecondFactorRequired(), searchParams]);
  const goOn = admin.owesSecondFactor ? pageAfterSignIn(firstValues(query).next) : undefined;
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="text-xl">Second factor</h1>
      <p>
        With a second factor, signing in asks for your password and for a code of an app on your phone. Whoever learns the
        password alone does not get in. Any authenticator app will do.
      </p>
      {admin.owesSecondFactor && (
        <Callout tone="warning">
          A second factor is required of all staff. Set yours up to go on: until then no other part of the admin area is open.
        </Callout>
      )}
      <SecondFactor username={admin.username} state={state} isRequired={isRequired} goOn={goOn} />
    </div>
  );
}
