'use client';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { onModals, topModal } from '../modal/openModals.ts';
import { Frame, Region } from './Toaster.styles.ts';
import type { Toast, ToastTone, Toasts } from './toasts.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useToastTime } from './useToastTime.ts';

export const toasterPositions = ['top-right', 'top-center', 'bottom-right'] as const;
export type ToasterPosition = (typeof toasterPositions)[number];

export type ToasterProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
  /** The queue, created once with `createToasts()`. */
  toasts: Toasts;
  /** The accessible name of the region. */
  label: string;
  /** The accessible name of the button that dismisses a toast. */
  dismissLabel: string;
  /** The maximum number of visible toasts; the others wait. @default 3 */
  visible?: number | undefined;
  /** @default 'top-right' */
  position?: ToasterPosition | undefined;
  /** The key that moves the focus to the toasts, as in `KeyboardEvent.key`; Escape then dismisses one. @default 'F8' */
  focusKey?: string | undefined;
};

/** Shows the oldest toasts of a queue above everything, also above a modal dialog. */
export function Toaster(props: ToasterProps) {
  const { toasts, label, dismissLabel, visible = 3, position = 'top-right', focusKey = 'F8', ...rest } = props;
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const modal = useSyncExternalStore(onModals, topModal, () => null);
  const region = useRef<HTMLElement>(null);
  const shown = list.slice(0, visible);
  const time = useToastTime(toasts, list, shown.length);
  const focus = useToastFocus(region, list, focusKey);
  const empty = shown.length === 0;

  const newest = shown.at(-1)?.id;
  useLayoutEffect(
    function liftToTopLayer() {
      const element = region.current;
      // A dialog that is removed from the page removes the region with it until the next render.
      if (!element?.isConnected) return;
      // A panel that was opened since covers the region. A new toast is shown above that panel and does not take the focus.
      const isCovered = document.querySelectorAll(':popover-open').length > 1;
      if (isCovered && !element.contains(document.activeElement)) element.togglePopover(false);
      element.togglePopover(!empty);
    },
    [empty, modal, newest],
  );

  const toaster = (
    <Region
      {...rest}
      {...time}
      ref={region}
      popover="manual"
      aria-label={label}
      aria-keyshortcuts={focusKey}
      data-position={position}
      onFocus={(event) => {
        time.onFocus();
        focus.onFocus(event);
      }}
      onBlur={(event) => {
        time.onBlur(event);
        focus.onBlur(event);
      }}
    >
      <ol>
        {shown.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} dismissLabel={dismissLabel} onDismiss={() => toasts.dismiss(toast.id)} />
          </li>
        ))}
      </ol>
    </Region>
  );
  return modal ? createPortal(toaster, modal) : toaster;
}

const icons: Record<ToastTone, IconName> = { neutral: 'info', ok: 'success', warn: 'warning', bad: 'warning' };

type ToastCardProps = { toast: Toast; dismissLabel: string; onDismiss: () => void };

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { text, detail, tone, action } = toast;
  return (
    <Frame
      role={tone === 'bad' ? 'alert' : 'status'}
      data-tone={tone}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A surrounding dialog would handle the key.
        event.stopPropagation();
        event.preventDefault();
        onDismiss();
      }}
    >
      <Icon name={icons[tone]} />
      <div>
        <p>{text}</p>
        {detail !== undefined && <p>{detail}</p>}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onAction();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" size="s" label={dismissLabel} onClick={onDismiss} />
    </Frame>
  );
}
