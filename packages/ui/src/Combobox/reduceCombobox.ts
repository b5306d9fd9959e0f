import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { optionLabel, type PanelRow } from '../OptionPanel/option.ts';

type State = UseComboboxState<PanelRow>;
type Change = UseComboboxStateChangeOptions<PanelRow>;

/**
 * Differences to downshift: blur selects nothing, a click into an open box keeps it open, Escape on a closed box clears
 * nothing, Enter on a list without options keeps it open, the list opens at the selected option, an action row is not selected,
 * and closing the list restores the selected label.
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

/** Clears the selection when the text is deleted. */
export function reduceClearable(state: State, change: Change): Partial<State> {
  const emptied = change.type === useCombobox.stateChangeTypes.InputChange && change.changes.inputValue === '';
  return emptied ? { ...change.changes, selectedItem: null } : reduceCombobox(state, change);
}
