'use client';
import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame } from './Viewfinder.styles.ts';

export type ViewfinderProps = Omit<ComponentPropsWithRef<'video'>, 'children' | 'controls'> & {
  /** The accessible name of the picture. */
  label: string;
  /** Shows a spinner until the camera delivers a picture. @default false */
  waiting?: boolean | undefined;
};

/**
 * Shows the picture of a camera and the target area for a code. `ref` is the video, for which the caller sets the stream;
 * `className` and `style` apply to the frame.
 */
export function Viewfinder({ label, waiting = false, className, style, ...video }: ViewfinderProps) {
  return (
    <Frame className={className} style={style} data-waiting={waiting || undefined}>
      <video {...video} aria-label={label} autoPlay muted playsInline />
      {waiting ? <Spinner size={32} /> : <i aria-hidden />}
    </Frame>
  );
}
