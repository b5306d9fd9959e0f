'use client';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useFresh } from '../modal/useFresh.ts';
import { useModal } from '../modal/useModal.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame, List, Notice, Query } from './CommandPalette.styles.ts';
import { type Command, soughtOf } from './findCommands.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { paletteRows } from './paletteRows.ts';
import { usePaletteRows } from './usePaletteRows.ts';

export type PaletteTexts = {
  /** The accessible name of the palette, its field and its list. */
  label: string;
  placeholder: string;
  recent: string;
  empty: string;
  loading: string;
  /** Announces the number of listed commands to screen readers. */
  found: (count: number) => string;
};

const english: PaletteTexts = {
  label: 'Commands',
  placeholder: 'Type a command or search',
  recent: 'Recent',
  empty: 'No results found',
  loading: 'Loading...',
  found: (count) => `${count} found`,
};

export type CommandPaletteProps = Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'onSelect' | 'onClose' | 'children'
> & {
  /** Shows the palette as a modal; controlled. The caller opens it, usually on Ctrl+K or Cmd+K. */
  open: boolean;
  /** Can be many thousands. Pass the same array while nothing changes, so that it is prepared only once. */
  commands: readonly Command[];
  /** Ids of recently used commands, latest first; listed at the top until the user types. */
  recent?: readonly string[] | undefined;
  /** Shows that more commands are loading. @default false */
  loading?: boolean | undefined;
  /** Called with the selected command. The caller closes the palette. */
  onSelect: (command: { id: string }) => void;
  /** Called with the typed text, for commands that a server finds. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Called on Escape or a press outside the palette. */
  onClose: () => void;
  /** Replaces any of the texts. @default English */
  texts?: Partial<PaletteTexts> | undefined;
};

const PAGE = 8;
/** Space above the first and below the last row, in CSS pixels. */
const EDGE = 8;
const nothing: readonly string[] = [];

/** Finds and runs any command by typing (ARIA combobox with a listbox, in a modal dialog). */
export function CommandPalette(props: CommandPaletteProps) {
  const {
    open,
    commands,
    recent = nothing,
    loading = false,
    onSelect,
    onQueryChange,
    onClose,
    texts,
    ...others
  } = props;
  const { ref, ...rest } = others;
  const resolvedTexts = { ...english, ...texts };
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const modal = useModal({ dialog, body: field, open, onDismiss: onClose });
  const [{ query, active }, setSearch] = useFresh(open, { query: '', active: 0 });

  const sought = useMemo(() => soughtOf(commands), [commands]);
  const rows = useMemo(
    () => (open ? paletteRows({ sought, query, recent, recentHeading: resolvedTexts.recent }) : []),
    [open, sought, query, recent, resolvedTexts.recent],
  );
  const options = useMemo(() => rows.flatMap((row, at) => ('command' in row ? [at] : [])), [rows]);
  const { list, rowHeight, visibleRange, onScroll, toTop, reveal } = usePaletteRows(open, rows.length);
  const at = Math.min(active, options.length - 1);
  const { first, last } = visibleRange;
  const activeRow = options[at] ?? -1;
  const isActiveRendered = activeRow >= first && activeRow < last;

  const moveTo = (to: number) => {
    setSearch({ query, active: to });
    reveal(options[to] ?? 0);
  };
  const choose = (command: Command) => !command.disabled && onSelect({ id: command.id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const end = options.length - 1;
    if (event.key === 'Escape') onClose();
    else if (end < 0) return;
    else if (event.key === 'ArrowDown') moveTo(at === end ? 0 : at + 1);
    else if (event.key === 'ArrowUp') moveTo(at === 0 ? end : at - 1);
    else if (event.key === 'PageDown') moveTo(Math.min(end, at + PAGE));
    else if (event.key === 'PageUp') moveTo(Math.max(0, at - PAGE));
    else if (event.key === 'Enter') {
      const row = rows[activeRow];
      if (row && 'command' in row) choose(row.command);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Frame
      aria-label={resolvedTexts.label}
      {...rest}
      {...modal}
      ref={dialog}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <Query ref={field}>
            <Icon name="search" />
            <input
              role="combobox"
              aria-label={resolvedTexts.label}
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={isActiveRendered ? `${id}-${at}` : undefined}
              placeholder={resolvedTexts.placeholder}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={200}
              value={query}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setSearch({ query: event.currentTarget.value, active: 0 });
                toTop();
                onQueryChange?.(event.currentTarget.value);
              }}
            />
            {loading && options.length > 0 && <Spinner label={resolvedTexts.loading} />}
          </Query>
          <List
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={resolvedTexts.label}
            tabIndex={-1}
            hidden={options.length === 0}
            style={{ blockSize: rows.length * rowHeight + 2 * EDGE }}
            onScroll={onScroll}
            // The field keeps the focus, so that the user can continue to type after a press on the list.
            onPointerDown={(event) => event.preventDefault()}
          >
            {rows.slice(first, last).map((row, n) => (
              <PaletteLine
                key={'heading' in row ? `heading ${row.heading}` : row.at}
                row={row}
                top={(first + n) * rowHeight + EDGE}
                id={id}
                active={at}
                count={options.length}
                onActive={(to) => setSearch({ query, active: to })}
                onChoose={choose}
              />
            ))}
            <div role="presentation" style={{ insetBlockStart: rows.length * rowHeight + EDGE, blockSize: EDGE }} />
          </List>
          <Notice role="status" data-spoken={options.length > 0 ? '' : undefined}>
            {options.length > 0 ? (
              resolvedTexts.found(options.length)
            ) : loading ? (
              <>
                <Spinner /> {resolvedTexts.loading}
              </>
            ) : (
              resolvedTexts.empty
            )}
          </Notice>
        </>
      )}
    </Frame>
  );
}
