import { useId, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useModal } from '../modal/useModal.ts';
import { Body, Foot, Head, Panel } from './Drawer.styles.ts';

export type DrawerProps = Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'onClose' | 'onCancel'> & {
  /** Shows the drawer modally; controlled. */
  open: boolean;
  title: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  /** Chooses the edge it comes from, in the direction of writing. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** Sets the width in CSS pixels; a strip of the page stays in sight on a narrow screen. @default 360 */
  width?: number | undefined;
  /** Lets the content reach the edges. @default false */
  flush?: boolean | undefined;
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Asks to close: by Escape, by the close button or by a click beside the drawer. */
  onClose: () => void;
};

/** Slides a modal panel in from one side, for navigation and filters on a narrow screen. */
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
    // A press on the scrim is reported on the dialog itself, at a point outside it.
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
