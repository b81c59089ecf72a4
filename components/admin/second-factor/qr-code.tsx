/** Light modules around the code that readers need to find it (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as a drawing, dark on light in both themes: many readers do not take it the other way round. */
export function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="qr-code w-full max-w-56 rounded-md border border-line"
    >
      <title>{label}</title>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
