'use client';
import type { ComponentPropsWithRef } from 'react';
import { Box } from './Barcode.styles.ts';
import { code128, widthsOf } from './code128.ts';

export type BarcodeProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** The text to encode: printable ASCII. Anything else is shown as text only. */
  value: string;
  /** The accessible name of the image. */
  label: string;
  /** The height of the bars, in CSS pixels. @default 48 */
  height?: number | undefined;
  /** The width of the thinnest bar, in CSS pixels. @default 1.5 */
  module?: number | undefined;
  /** Hides the text below the bars. @default false */
  bare?: boolean | undefined;
};

/** The blank margin on each side, in modules. Scanners need it (ISO/IEC 15417). */
const QUIET_ZONE = 10;

/** Draws a text as Code 128, black on white in every theme. */
export function Barcode({ value, label, height = 48, module = 1.5, bare = false, ...figure }: BarcodeProps) {
  const symbols = code128(value);
  const widths = symbols ? widthsOf(symbols) : [];
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET_ZONE);
  return (
    <Box {...figure}>
      {symbols && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${total} 1`}
          width={total * module}
          height={height}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
        >
          <path d={barsOf(widths)} />
        </svg>
      )}
      {(!bare || !symbols) && <figcaption>{value}</figcaption>}
    </Box>
  );
}

function barsOf(widths: readonly number[]) {
  let x = QUIET_ZONE;
  let path = '';
  widths.forEach((width, index) => {
    if (index % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  });
  return path;
}
