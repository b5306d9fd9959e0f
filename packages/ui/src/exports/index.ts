/** `@tilldesk/ui`: the small parts, from button to form field. */
export {
  Button,
  buttonSizes,
  buttonTones,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
} from '../Button/Button.tsx';
export { buttonStyles } from '../Button/Button.styles.ts';
export { Field, type FieldProps } from '../Field/Field.tsx';
export { useFieldWiring } from '../Field/fieldContext.ts';
export { Icon, iconNames, type IconName, type IconProps } from '../Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
export { Spinner, type SpinnerProps } from '../Spinner/Spinner.tsx';
export { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
export { Toolbar, ToolbarSpacer, type ToolbarProps } from '../Toolbar/Toolbar.tsx';
