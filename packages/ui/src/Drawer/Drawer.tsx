'use client';
import { useId, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useModal } from '../modal/useModal.ts';
import { Body, Foot, Head, Panel } from './Drawer.styles.ts';

export type DrawerProps = Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'onClose' | 'onCancel'> & {
  /** Shows the drawer as a modal; controlled. */
  open: boolean;
  title: ReactNode;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** The edge from which the drawer opens, relative to the writing direction. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** The width in CSS pixels. On a narrow screen a strip of the page stays visible. @default 360 */
  width?: number | undefined;
  /** Removes the padding of the content. @default false */
  flush?: boolean | undefined;
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called on Escape, by the close button, or on a click outside the drawer. */
  onClose: () => void;
};

/** A modal panel that slides in from one side, for navigation and filters on a narrow screen. */
export function Drawer(props: DrawerProps) {
  const { open, title, closeLabel, side = 'end', width = 360, flush = false, footer, initialFocus, ...others } = props;
  const { onClose, children, ref, style, ...rest } = others;
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDialogElement);
  const modal = useModal({ dialog: panel, body, open, initialFocus, onDismiss: onClose });
  const closeOnScrim = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A click on the scrim targets the dialog itself, at a point outside its box.
    if (event.target === event.currentTarget && (event.clientX < box.left || event.clientX > box.right)) onClose();
  };
  return (
    <Panel
      aria-labelledby={`${id}-title`}
      data-side={side}
      {...rest}
      {...modal}
      style={{ ...style, '--drawer-width': `${width}px` }}
      onPointerDown={closeOnScrim}
      ref={panel}
    >
      {open && (
        <>
          <Head>
            <h2 id={`${id}-title`}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </Head>
          <Body ref={body} data-flush={flush}>
            {children}
          </Body>
          {footer !== undefined && <Foot>{footer}</Foot>}
        </>
      )}
    </Panel>
  );
}
