'use client';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { useFloating } from '../floating/useFloating.ts';
import type { Placement } from '../floating/place.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Anchor, Entry, Heading, Hint, Label, Line, List } from './Menu.styles.ts';
import { nextByTyping } from './nextByTyping.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Secondary text at the end, such as a keyboard shortcut. */
  hint?: string | undefined;
  /** Marks an action that cannot be undone. */
  danger?: boolean | undefined;
  /** Disables the entry, which stays reachable by keyboard. */
  disabled?: boolean | undefined;
  /** Makes the entry a link. */
  href?: string | undefined;
  /** Marks the entry of the current page. */
  current?: boolean | undefined;
  /** Shows a line above the entry. */
  separated?: boolean | undefined;
};

/** The required props of the menu's button. */
export type MenuButtonProps = Required<
  Pick<ComponentPropsWithRef<'button'>, 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'>
>;

export type MenuProps = Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> & {
  /** The accessible name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Renders the button; the given props must reach a `<button>`. */
  button: (props: MenuButtonProps) => ReactNode;
  /** Called with the selected entry, also for links. */
  onSelect?: ((choice: { id: string }) => void) | undefined;
  /** Content above the entries, such as the name of the signed-in person. */
  heading?: ReactNode;
  renderLink?: RenderLink | undefined;
  /** @default 'bottom-start' */
  placement?: Placement | undefined;
};

const TYPING_PAUSE_MS = 500;

/** Opens a list of actions from a button, with the keys of the ARIA menu pattern. */
export function Menu(props: MenuProps) {
  const {
    label,
    items,
    button,
    onSelect,
    heading,
    renderLink = plainLink,
    placement = 'bottom-start',
    ...rest
  } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', atMs: 0 });
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const open = openAt !== null;
  // The entries stay mounted: a link that is unmounted while it is followed leads nowhere.
  const [drawn, setDrawn] = useState(false);
  if (open && !drawn) setDrawn(true);
  const close = useCallback(() => setOpenAt(null), []);
  useFloating({ anchor, panel: list, open, placement, onLeave: close });

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focusButton = () => anchor.current?.querySelector('button')?.focus();

  useLayoutEffect(
    function focusEntry() {
      typed.current = { text: '', atMs: 0 };
      if (openAt !== null)
        entries()
          .at(openAt === 'first' ? 0 : -1)
          ?.focus();
    },
    [openAt],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const focusItem = (index: number) => all.at(index)?.focus();
    if (event.key === 'ArrowDown') focusItem((at + 1) % all.length);
    else if (event.key === 'ArrowUp') focusItem(at - 1);
    else if (event.key === 'Home') focusItem(0);
    else if (event.key === 'End') focusItem(-1);
    else if (event.key === 'Escape') {
      focusButton();
      close();
    } else if (event.key === 'Tab') {
      focusButton();
      close();
      return;
    } else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      document.activeElement.click();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const continues = event.timeStamp - typed.current.atMs < TYPING_PAUSE_MS;
      typed.current = { text: (continues ? typed.current.text : '') + event.key, atMs: event.timeStamp };
      const labels = items.map((item) => item.label);
      const found = nextByTyping(labels, at, typed.current.text);
      if (found >= 0) focusItem(found);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const choose = (item: MenuItem) => {
    focusButton();
    close();
    onSelect?.({ id: item.id });
  };

  return (
    <>
      <Anchor ref={anchor}>
        {button({
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': `${id}-menu`,
          onClick: () => setOpenAt(open ? null : 'first'),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
          },
        })}
      </Anchor>
      <List {...rest} ref={list} id={`${id}-menu`} popover="manual" onKeyDown={onKeyDown}>
        {drawn && (
          <>
            {heading !== undefined && <Heading>{heading}</Heading>}
            <div role="menu" aria-label={label}>
              {items.map((item) => (
                <MenuEntry key={item.id} item={item} renderLink={renderLink} onChoose={() => choose(item)} />
              ))}
            </div>
          </>
        )}
      </List>
    </>
  );
}

type MenuEntryProps = { item: MenuItem; renderLink: RenderLink; onChoose: () => void };

function MenuEntry({ item, renderLink, onChoose }: MenuEntryProps) {
  const { label, icon, hint, href, disabled = false } = item;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-current': item.current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    onPointerMove: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus({ preventScroll: true }),
    children: (
      <>
        {icon && <Icon name={icon} />}
        <Label>{label}</Label>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </>
    ),
  };
  return (
    <>
      {item.separated && <Line role="separator" />}
      <Entry role="none" data-danger={item.danger ?? false}>
        {href !== undefined && !disabled ? (
          renderLink({ ...shared, href, onClick: onChoose })
        ) : (
          <button type="button" {...shared} onClick={disabled ? undefined : onChoose} />
        )}
      </Entry>
    </>
  );
}
