'use client';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import type { Command } from './findCommands.ts';
import type { PaletteRow } from './paletteRows.ts';

type PaletteLineProps = {
  row: PaletteRow;
  /** The distance from the top of the list, in CSS pixels. */
  top: number;
  id: string;
  /** The index of the active command. */
  active: number;
  count: number;
  onActive: (at: number) => void;
  onChoose: (command: Command) => void;
};

/** Renders one line of the palette's list. The field handles the keys. */
export function PaletteLine({ row, top, id, active, count, onActive, onChoose }: PaletteLineProps) {
  const style = { insetBlockStart: top };
  if ('heading' in row) {
    return (
      <div role="presentation" style={style}>
        {row.heading}
      </div>
    );
  }
  const { command, at, group } = row;
  const pointer = { onPointerMove: () => at !== active && onActive(at), onClick: () => onChoose(command) };
  return (
    <div
      role="option"
      id={`${id}-${at}`}
      aria-selected={at === active}
      aria-disabled={command.disabled || undefined}
      aria-setsize={count}
      aria-posinset={at + 1}
      style={style}
      {...pointer}
    >
      {command.icon && <Icon name={command.icon} />}
      <span title={command.label}>{command.label}</span>
      {group !== undefined && <small>{group}</small>}
      {command.shortcut?.split(' ').map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </div>
  );
}
