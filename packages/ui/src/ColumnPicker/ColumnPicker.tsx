import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { PopoverProps } from '../Popover/Popover.tsx';
import { List } from './ColumnPicker.styles.ts';

export type ColumnPickerProps = Omit<PopoverProps, 'button' | 'children' | 'onChange'> & {
  /** Lists every column of the table, in its order. */
  columns: readonly { id: string; header: string }[];
  /** The ids of the columns that are shown. */
  shown: readonly string[];
  /** Receives the shown ids in the order of `columns`; the last one cannot be taken away. */
  onChange: (shown: string[]) => void;
};

/** Chooses which columns a table shows. */
export function ColumnPicker({ label, columns, shown, onChange, ...popover }: ColumnPickerProps) {
  const turn = (id: string) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    onChange(columns.map((column) => column.id).filter((column) => next.has(column)));
  };
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
      <List>
        {columns.map(({ id, header }) => {
          const checked = shown.includes(id);
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={checked}
                  disabled={checked && shown.length === 1}
                  onChange={() => turn(id)}
                />
                {header}
              </label>
            </li>
          );
        })}
      </List>
    </Popover>
  );
}
