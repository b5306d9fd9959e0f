/** `@tilldesk/ui/select`: selects and comboboxes, apart so that a page without them does not carry downshift. */
export { AsyncCombobox, type AsyncComboboxProps } from '../AsyncCombobox/AsyncCombobox.tsx';
export type { LoadOptions, OptionPage, OptionQuery } from '../AsyncCombobox/useOptionPages.ts';
export { Combobox, type ComboboxProps } from '../Combobox/Combobox.tsx';
export { selectTexts, type Option, type SelectTexts } from '../OptionPanel/option.ts';
export { Select, type SelectProps } from '../Select/Select.tsx';
