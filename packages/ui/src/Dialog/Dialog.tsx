'use client';
import { useId, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useModal } from '../modal/useModal.ts';
import { Body, Footer, Frame, Header } from './Dialog.styles.ts';

export const dialogSizes = ['s', 'm', 'l', 'xl'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export type DialogProps = Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'onClose' | 'onCancel'> & {
  /** Shows the dialog as a modal; controlled. */
  open: boolean;
  title: ReactNode;
  /** Explains the title in one sentence; announced together with it. */
  description?: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
  /** The width: 400, 480, 720 or 1080 CSS pixels, less on a narrow screen. @default 'm' */
  size?: DialogSize | undefined;
  /** The accessible name of the close button. Without it there is no close button, and the footer must have one. */
  closeLabel?: string | undefined;
  /** The element to focus on opening. @default the first control of the body */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called on Escape or by the close button. The caller closes the dialog. */
  onClose: () => void;
};

/** Shows a modal panel over the page. The focus stays inside and returns to its previous element on closing. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    description,
    footer,
    size = 'm',
    closeLabel,
    initialFocus,
    onClose,
    children,
    ref,
    ...rest
  } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const modal = useModal({ dialog, body, open, initialFocus, onDismiss: onClose });
  return (
    <Frame
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      data-size={size}
      {...rest}
      {...modal}
      ref={dialog}
    >
      {open && (
        <>
          <Header>
            <div>
              <h2 id={`${id}-title`}>{title}</h2>
              {description !== undefined && <p id={`${id}-description`}>{description}</p>}
            </div>
            {closeLabel !== undefined && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </Header>
          <Body ref={body}>{children}</Body>
          {footer !== undefined && <Footer>{footer}</Footer>}
        </>
      )}
    </Frame>
  );
}
