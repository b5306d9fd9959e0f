import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { onModals, topModal } from '../modal/openModals.ts';
import { Card, Region } from './Toaster.styles.ts';
import type { Toast, ToastTone, Toasts } from './toasts.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useToastTime } from './useToastTime.ts';

export const toasterPositions = ['top-right', 'top-center', 'bottom-right'] as const;
export type ToasterPosition = (typeof toasterPositions)[number];

export type ToasterProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
  /** The queue, made once by `createToasts()`. */
  toasts: Toasts;
  /** Names the region for screen readers. */
  label: string;
  /** Names the button that takes a toast away. */
  dismissLabel: string;
  /** Shows at most this many at a time; the others wait. @default 3 */
  visible?: number | undefined;
  /** @default 'top-right' */
  position?: ToasterPosition | undefined;
  /** Names the key that leads to the toasts, as `KeyboardEvent.key` does; Escape then takes one away. @default 'F8' */
  focusKey?: string | undefined;
};

/** Shows the oldest toasts of a queue, above everything, also above a modal dialog. */
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
      // A dialog that is taken off the page takes the region along until the next drawing.
      if (!element?.isConnected) return;
      // A panel that was opened since stands above; what comes in stands above that, and takes no focus with it.
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
    <Card
      role={tone === 'bad' ? 'alert' : 'status'}
      data-tone={tone}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog around the toasts would take it for itself.
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
    </Card>
  );
}
