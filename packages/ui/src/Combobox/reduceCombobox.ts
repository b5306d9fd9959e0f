import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { optionLabel, type PanelRow } from '../OptionPanel/option.ts';

type State = UseComboboxState<PanelRow>;
type Change = UseComboboxStateChangeOptions<PanelRow>;

/**
 * Departs from downshift: leaving the box chooses nothing, a click into an open box keeps it open, Escape on a closed box takes
 * nothing away, Enter on a list without options keeps it open, a list opens at the chosen option, a row that does something is not chosen, and whatever closes the list brings the
 * chosen label back.
 */
export function reduceCombobox(state: State, { type, changes, props }: Change): Partial<State> {
  const types = useCombobox.stateChangeTypes;
  if (type === types.ControlledPropUpdatedSelectedItem) return changes;
  if (type === types.InputKeyDownEscape && !state.isOpen) return state;
  if (type === types.InputClick && state.isOpen) return state;
  if (type === types.InputKeyDownEnter && props.items.length === 0) return state;
  if (changes.selectedItem?.action) return { ...state, selectedItem: changes.selectedItem };
  const next = type === types.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes;
  if (next.isOpen !== true) return { ...next, inputValue: optionLabel(next.selectedItem ?? null) };
  if (state.isOpen || type === types.InputChange || state.selectedItem === null) return next;
  const chosen = props.items.findIndex(({ id }) => id === state.selectedItem?.id);
  return chosen < 0 ? next : { ...next, highlightedIndex: chosen };
}

/** Lets an emptied box choose nothing. */
export function reduceClearable(state: State, change: Change): Partial<State> {
  const emptied = change.type === useCombobox.stateChangeTypes.InputChange && change.changes.inputValue === '';
  return emptied ? { ...change.changes, selectedItem: null } : reduceCombobox(state, change);
}
