'use client';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { PopoverProps } from '../Popover/Popover.tsx';
import { ColumnList } from './ColumnList.tsx';
import type { ColumnListProps } from './ColumnList.tsx';

export type ColumnPickerProps = Omit<PopoverProps, 'button' | 'children' | 'onChange'> & ColumnListProps;

/** Selects the visible columns of a table and their order. */
export function ColumnPicker({ label, columns, shown, onChange, texts, ...popover }: ColumnPickerProps) {
  return (
    <Popover
      placement="bottom-end"
      {...popover}
      label={label}
      button={(props) => (
        <Button {...props} icon="columns">
          {label}
        </Button>
      )}
    >
      <ColumnList columns={columns} shown={shown} onChange={onChange} texts={texts} />
    </Popover>
  );
}
