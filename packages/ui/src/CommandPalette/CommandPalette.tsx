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

export type PaletteWords = {
  /** Names the palette, its field and its list for screen readers. */
  label: string;
  placeholder: string;
  recent: string;
  empty: string;
  loading: string;
  /** Tells a screen reader how many commands are listed. */
  found: (count: number) => string;
};

const english: PaletteWords = {
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
  /** Shows the palette modally; controlled. The caller opens it, usually on Ctrl+K or Cmd+K. */
  open: boolean;
  /** May be many thousands; keep the same array while nothing changes, so that it is prepared only once. */
  commands: readonly Command[];
  /** Lists ids that were chosen lately, latest first; they stand on top until something is typed. */
  recent?: readonly string[] | undefined;
  /** Shows that more commands are on their way. @default false */
  loading?: boolean | undefined;
  /** Receives the chosen command; the caller closes. */
  onSelect: (command: { id: string }) => void;
  /** Receives what is typed, for commands that a server finds. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Asks to close, by Escape or by a press beside the palette. */
  onClose: () => void;
  /** Replaces any of the words. @default English */
  words?: Partial<PaletteWords> | undefined;
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
    words,
    ...others
  } = props;
  const { ref, ...rest } = others;
  const said = { ...english, ...words };
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const modal = useModal({ dialog, body: field, open, onDismiss: onClose });
  const [{ query, active }, setSearch] = useFresh(open, { query: '', active: 0 });

  const sought = useMemo(() => soughtOf(commands), [commands]);
  const rows = useMemo(
    () => (open ? paletteRows({ sought, query, recent, recentHeading: said.recent }) : []),
    [open, sought, query, recent, said.recent],
  );
  const options = useMemo(() => rows.flatMap((row, at) => ('command' in row ? [at] : [])), [rows]);
  const { list, rowHeight, inSight, onScroll, toTop, reveal } = usePaletteRows(open, rows.length);
  const at = Math.min(active, options.length - 1);
  const { first, last } = inSight;
  const activeRow = options[at] ?? -1;
  const drawn = activeRow >= first && activeRow < last;

  const go = (to: number) => {
    setSearch({ query, active: to });
    reveal(options[to] ?? 0);
  };
  const choose = (command: Command) => !command.disabled && onSelect({ id: command.id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const end = options.length - 1;
    if (event.key === 'Escape') onClose();
    else if (end < 0) return;
    else if (event.key === 'ArrowDown') go(at === end ? 0 : at + 1);
    else if (event.key === 'ArrowUp') go(at === 0 ? end : at - 1);
    else if (event.key === 'PageDown') go(Math.min(end, at + PAGE));
    else if (event.key === 'PageUp') go(Math.max(0, at - PAGE));
    else if (event.key === 'Enter') {
      const row = rows[activeRow];
      if (row && 'command' in row) choose(row.command);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Frame
      aria-label={said.label}
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
              aria-label={said.label}
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={drawn ? `${id}-${at}` : undefined}
              placeholder={said.placeholder}
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
            {loading && options.length > 0 && <Spinner label={said.loading} />}
          </Query>
          <List
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={said.label}
            tabIndex={-1}
            hidden={options.length === 0}
            style={{ blockSize: rows.length * rowHeight + 2 * EDGE }}
            onScroll={onScroll}
            // The field keeps the focus, so that typing goes on after a press on the list.
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
              said.found(options.length)
            ) : loading ? (
              <>
                <Spinner /> {said.loading}
              </>
            ) : (
              said.empty
            )}
          </Notice>
        </>
      )}
    </Frame>
  );
}
