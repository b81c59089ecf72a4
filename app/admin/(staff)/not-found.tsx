import { ButtonLink } from "@/components/ui/button";
import { adminLinks } from "@/lib/admin-links";

/** An address that leads nowhere, or to something that was deleted. */
export default function AdminNotFound() {
  return (
    <section className="mx-auto max-w-prose py-8">
      <h1 className="text-2xl">There is nothing here</h1>
      <p className="mt-2 text-muted">
        The address may be mistyped, or what it named was deleted. The log tells who deleted a job or an exam, and when.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={adminLinks.dashboard()} variant="primary">
          Dashboard
        </ButtonLink>
        <ButtonLink href={adminLinks.log()}>Log</ButtonLink>
      </p>
    </section>
  );
}
