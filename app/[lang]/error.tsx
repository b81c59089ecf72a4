"use client";

/**
 * Shown where a page could not be made. Both languages at once: the catalogue is not sent to the browser. Its script is on every page, so it
 * brings nothing of the kit.
 */
export default function ErrorPage({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="page py-12">
      <h1 className="text-2xl">This page could not be shown</h1>
      <p className="mt-2">Something went wrong on our side. Please try again.</p>
      <p className="mt-2" lang="hi">
        हमारी ओर से कोई गड़बड़ी हुई है। कृपया फिर कोशिश करें।
      </p>
      <button type="button" onClick={reset} className="button-primary mt-6">
        Try again / फिर कोशिश करें
      </button>
    </main>
  );
}
