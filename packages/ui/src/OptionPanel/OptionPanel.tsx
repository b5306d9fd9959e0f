import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useFloating } from '../floating/useFloating.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Option } from './option.ts';
import { List, Message, Panel, Row } from './OptionPanel.styles.ts';
import type { Rows } from './useRows.ts';

export type PanelMessage = { tone: 'quiet' | 'busy' | 'bad'; text: string; action?: ReactNode };

export type OptionPanelProps = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  options: readonly Option[];
  highlighted: number;
  selectedId: string | null;
  rows: Rows;
  /** Stands below the options, or instead of them. */
  message: PanelMessage | null;
  /** What downshift gives the list. */
  listProps: ComponentPropsWithRef<'ul'>;
  /** What downshift gives each row. */
  rowProps: (item: Option, index: number) => ComponentPropsWithRef<'li'>;
  /** Called when the last options come into sight. */
  onNearEnd?: (() => void) | undefined;
};

/** The floating list of every select: lifted above dialogs, as wide as its control at least, drawing only rows in sight. */
export function OptionPanel(props: OptionPanelProps) {
  const { anchor, open, options, rows, message, listProps, onNearEnd } = props;
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(
    function matchWidth() {
      if (open && panel.current && anchor.current)
        panel.current.style.minInlineSize = `${anchor.current.offsetWidth}px`;
    },
    [open, anchor],
  );
  useFloating({ anchor, panel, open, placement: 'bottom-start' });

  useLayoutEffect(
    function fillUp() {
      const list = rows.list.current;
      if (open && list && options.length > 0 && list.scrollHeight <= list.clientHeight) onNearEnd?.();
    },
    // A short first page leaves nothing to scroll, so scrolling cannot ask for the second.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again for each page that came, not for each new callback
    [open, options.length],
  );

  const { first, last } = rows.window;
  return (
    <Panel ref={panel} popover="manual">
      <List
        {...listProps}
        onScroll={(event) => {
          rows.onScroll(event);
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          if (scrollHeight - scrollTop - clientHeight < 3 * rows.rowHeight) onNearEnd?.();
        }}
      >
        {first > 0 && <li role="presentation" style={{ blockSize: first * rows.rowHeight }} />}
        {open &&
          options
            .slice(first, last)
            .map((option, at) => <OptionRow key={option.id} {...props} option={option} index={first + at} />)}
        {last < options.length && (
          <li role="presentation" style={{ blockSize: (options.length - last) * rows.rowHeight }} />
        )}
      </List>
      <Message role="status" data-tone={message?.tone} onMouseDown={keepOpen} onMouseUp={keepOpen}>
        {open && message && (
          <>
            {message.tone === 'busy' && <Spinner size={14} />}
            <span>{message.text}</span>
            {message.action}
          </>
        )}
      </Message>
    </Panel>
  );
}

/** Hides the press from downshift, which would close the list, and leaves the focus in the box. */
function keepOpen(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function OptionRow({ option, index, ...panel }: OptionPanelProps & { option: Option; index: number }) {
  const selected = panel.selectedId === option.id;
  return (
    <Row
      {...panel.rowProps(option, index)}
      aria-selected={selected}
      aria-setsize={panel.options.length}
      aria-posinset={index + 1}
      data-highlighted={panel.highlighted === index ? '' : undefined}
    >
      <span>{option.label}</span>
      {option.hint !== undefined && <small>{option.hint}</small>}
      {selected && <Icon name="check" size={14} />}
    </Row>
  );
}
