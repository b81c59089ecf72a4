"use client";

type Props = { jobId: number; href: string; label: string; hint: string; className: string };

/** Apply Now: an ordinary link to the official site; the click is counted by a beacon that never delays it. */
export function ApplyLink({ jobId, href, label, hint, className }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={hint}
      onClick={() => navigator.sendBeacon(`/api/jobs/${jobId}/apply-click`)}
      className={className}
    >
      {label}
    </a>
  );
}
