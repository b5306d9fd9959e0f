import { encode } from 'uqr';

/** The quiet zone around the code that scanners require, in modules. */
const QUIET_ZONE = 4;

/** Renders a text as a QR code, dark on white in every theme, since not every scanner reads the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="176"
      height="176"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} rx="2" fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
}
