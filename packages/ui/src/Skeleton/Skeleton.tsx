import type { ComponentPropsWithRef } from 'react';
import { Bar } from './Skeleton.styles.ts';

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Is any CSS length. @default '100%' */
  width?: string | number | undefined;
  /** Is any CSS length. @default '1em' */
  height?: string | number | undefined;
};

/** Keeps the place of something that is loading; hidden from screen readers, so say "loading" once elsewhere. */
export function Skeleton({ width, height, style, ...span }: SkeletonProps) {
  return <Bar aria-hidden {...span} style={{ inlineSize: width, blockSize: height, ...style }} />;
}
