'use client';
import { useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Axis, Figure, HiddenTable, Empty, Plot, Tooltip, MaxLabel } from './MiniBars.styles.ts';
import { keysOf } from '../keys/keysOf.ts';
import { scaleOf } from './scaleOf.ts';

export type BarPoint = { label: string; value: number };

export type MiniBarsProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Describes the chart; the caption of the table for screen readers. */
  caption: string;
  /** The bars. */
  points: readonly BarPoint[];
  /** Formats a value, such as money. */
  format: (value: number) => string;
  /** The headers of the two columns of the table for screen readers. */
  texts: { label: string; value: string };
  /** The height of the bars, in CSS pixels. @default 140 */
  height?: number | undefined;
  /** Shown when there are no bars. */
  empty?: ReactNode;
};

/** The maximum number of bars with a label each; above this only the first and the last have one. */
const LABELS_MAX = 8;

/** A bar chart small enough for a card. Arrow keys move between bars; screen readers get a table. */
export function MiniBars({ caption, points, format, texts, height = 140, empty, ...figure }: MiniBarsProps) {
  const plot = useRef<SVGSVGElement>(null);
  const [focusIndex, setFocusIndex] = useState(0);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  if (points.length === 0) return <Empty style={{ blockSize: height }}>{empty}</Empty>;

  const keys = keysOf(points.map(({ label }) => label));
  const { max, zero, bars } = scaleOf(points.map(({ value }) => value));
  const slotWidth = 100 / points.length;
  const labels = points.length <= LABELS_MAX ? points : [points[0]!, points.at(-1)!];
  const shown = activeIndex === null ? undefined : points[activeIndex];

  const onKeyDown = (event: KeyboardEvent) => {
    const last = points.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: Math.min(last, focusIndex + 1),
      ArrowLeft: Math.max(0, focusIndex - 1),
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (event.key === 'Escape') setActiveIndex(null);
    if (to === undefined) return;
    event.preventDefault();
    plot.current?.querySelectorAll('g')[to]?.focus();
  };

  return (
    <Figure aria-label={caption} {...figure} style={{ paddingBlockStart: 20, ...figure.style }}>
      <Plot style={{ blockSize: height }} onPointerLeave={() => setActiveIndex(null)}>
        <MaxLabel aria-hidden>{format(max)}</MaxLabel>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the bars, which are its tab stop */}
        <svg ref={plot} role="group" aria-label={caption} onKeyDown={onKeyDown}>
          <line x1="0" x2="100%" y1="0.5" y2="0.5" />
          <line x1="0" x2="100%" y1="50%" y2="50%" />
          {zero < 1 && <line data-zero="" x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} />}
          {points.map((point, index) => (
            <g
              key={keys[index]}
              role="img"
              aria-label={`${point.label}: ${format(point.value)}`}
              tabIndex={index === focusIndex ? 0 : -1}
              data-on={index === activeIndex}
              onPointerEnter={() => setActiveIndex(index)}
              onFocus={() => {
                setFocusIndex(index);
                setActiveIndex(index);
              }}
              onBlur={() => setActiveIndex(null)}
            >
              <rect x={`${index * slotWidth}%`} y="0" width={`${slotWidth}%`} height="100%" rx="3" />
              <rect
                x={`${(index + 0.15) * slotWidth}%`}
                y={percent(bars[index]?.top ?? 0)}
                width={`${slotWidth * 0.7}%`}
                height={percent(bars[index]?.height ?? 0)}
                rx="2"
              />
            </g>
          ))}
        </svg>
        {shown && activeIndex !== null && (
          <Tooltip
            aria-hidden
            style={{
              insetInlineStart: `${(activeIndex + 0.5) * slotWidth}%`,
              transform: tooltipTransform((activeIndex + 0.5) * slotWidth),
            }}
          >
            <span>{shown.label}</span>
            <b>{format(shown.value)}</b>
          </Tooltip>
        )}
      </Plot>
      <Axis aria-hidden data-ends={labels.length < points.length}>
        {labels.map(({ label }, index) => (
          <span key={keys[index]}>{label}</span>
        ))}
      </Axis>
      <HiddenTable>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.label}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }, index) => (
            <tr key={keys[index]}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </HiddenTable>
    </Figure>
  );
}

const percent = (share: number) => `${share * 100}%`;

/** Keeps a tooltip inside the chart: aligned with the edge at the ends, centred between. */
const tooltipTransform = (at: number) => `translateX(${at < 15 ? 0 : at > 85 ? -100 : -50}%)`;
