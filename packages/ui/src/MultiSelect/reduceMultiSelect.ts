import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { PanelRow } from '../OptionPanel/option.ts';

type State = UseComboboxState<PanelRow>;
type Change = UseComboboxStateChangeOptions<PanelRow>;

/**
 * Differences to downshift: the list stays open during selection, with the same highlight and an empty text; blur selects
 * nothing; Escape on a closed box clears nothing.
 */
export function reduceMultiSelect(state: State, { type, changes, props }: Change): Partial<State> {
  const types = useCombobox.stateChangeTypes;
  if (type === types.ControlledPropUpdatedSelectedItem) return state;
  if (type === types.InputKeyDownEscape && !state.isOpen) return state;
  if (type === types.InputClick && state.isOpen) return state;
  if (type === types.InputKeyDownEnter && props.items.length === 0) return state;
  if (type === types.InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
  if (changes.selectedItem?.action === 'create') return { ...state, selectedItem: changes.selectedItem };
  if (changes.selectedItem)
    return {
      isOpen: true,
      inputValue: '',
      highlightedIndex: state.inputValue === '' ? state.highlightedIndex : 0,
      selectedItem: changes.selectedItem,
    };
  return changes.isOpen === true ? changes : { ...changes, inputValue: '' };
}
