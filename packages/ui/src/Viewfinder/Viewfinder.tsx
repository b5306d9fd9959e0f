import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame } from './Viewfinder.styles.ts';

export type ViewfinderProps = Omit<ComponentPropsWithRef<'video'>, 'children' | 'controls'> & {
  /** Names the picture for screen readers. */
  label: string;
  /** Shows a turning ring until the camera gives a picture. @default false */
  waiting?: boolean | undefined;
};

/** Shows what a camera sees, and where to hold a code. `ref` is the video, which the caller gives its stream; `className` and `style` are the frame. */
export function Viewfinder({ label, waiting = false, className, style, ...video }: ViewfinderProps) {
  return (
    <Frame className={className} style={style} data-waiting={waiting || undefined}>
      <video {...video} aria-label={label} autoPlay muted playsInline />
      {waiting ? <Spinner size={32} /> : <i aria-hidden />}
    </Frame>
  );
}
