/** `@tilldesk/ui/select`: selects and comboboxes, in a separate entry so that a page without them does not load downshift. */
export { AsyncSelect, type AsyncSelectProps } from '../AsyncSelect/AsyncSelect.tsx';
export type { LoadOptions, OptionPage, OptionQuery } from '../AsyncSelect/useOptionPages.ts';
export { Combobox, type ComboboxProps } from '../Combobox/Combobox.tsx';
export {
  CountryStateCity,
  type CountryStateCityProps,
  type PlaceTexts,
  type PlaceValue,
} from '../CountryStateCity/CountryStateCity.tsx';
export { MultiSelect, type MultiSelectProps } from '../MultiSelect/MultiSelect.tsx';
export { multiSelectTexts, type MultiSelectTexts } from '../MultiSelect/multiSelectTexts.ts';
export { selectTexts, type Option, type SelectTexts } from '../OptionPanel/option.ts';
export type { CreateOption } from '../OptionPanel/selectControl.ts';
export { Select, type SelectProps } from '../Select/Select.tsx';
