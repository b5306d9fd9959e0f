'use client';
import type { ComponentPropsWithRef } from 'react';
import { Bar } from './Skeleton.styles.ts';

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Any CSS length. @default '100%' */
  width?: string | number | undefined;
  /** Any CSS length. @default '1em' */
  height?: string | number | undefined;
};

/** Reserves space for content that is loading. Hidden from screen readers, so announce "loading" once elsewhere. */
export function Skeleton({ width, height, style, ...span }: SkeletonProps) {
  return <Bar aria-hidden {...span} style={{ inlineSize: width, blockSize: height, ...style }} />;
}
