/** `@tilldesk/ui`: the basic components, from button to form field. */
export {
  Button,
  buttonSizes,
  buttonTones,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
} from '../Button/Button.tsx';
export { buttonStyles } from '../Button/Button.styles.ts';
export { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxChoice, type CheckboxGroupProps } from '../CheckboxGroup/CheckboxGroup.tsx';
export { CodeInput, type CodeInputProps } from '../CodeInput/CodeInput.tsx';
export { DateInput, type DateInputProps } from '../DateInput/DateInput.tsx';
export { DateRangeInput, type DateRangeInputProps, type DateRangePreset } from '../DateRangeInput/DateRangeInput.tsx';
export type { DateRange } from '../DateRangeInput/dateRange.ts';
export { datePresetIds, datePresets, type DatePresetId } from '../DateRangeInput/datePresets.ts';
export { Field, type FieldProps } from '../Field/Field.tsx';
export { useFieldAttributes } from '../Field/fieldContext.ts';
export type { FileEntry } from '../FileInput/fileEntry.ts';
export { FileInput, type FileInputProps, type RejectedFile } from '../FileInput/FileInput.tsx';
export type { FileRejection } from '../FileInput/fileRules.ts';
export { fileTexts, type FileTexts } from '../FileInput/fileTexts.ts';
export { Icon, type IconName, type IconProps } from '../Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
export { ImeiInput, type ImeiInputProps } from '../ImeiInput/ImeiInput.tsx';
export { MoneyInput, type MoneyInputProps } from '../MoneyInput/MoneyInput.tsx';
export { NavTabs, type NavTab, type NavTabsProps } from '../NavTabs/NavTabs.tsx';
export { NumberInput, type NumberInputProps } from '../NumberInput/NumberInput.tsx';
export { PasswordInput, type PasswordInputProps } from '../PasswordInput/PasswordInput.tsx';
export { PhoneInput, type PhoneInputProps } from '../PhoneInput/PhoneInput.tsx';
export { PinInput, type PinInputProps } from '../PinInput/PinInput.tsx';
export { RadioGroup, type RadioChoice, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
export { ScanInput, type ScanInputProps } from '../ScanInput/ScanInput.tsx';
export { SearchInput, type SearchInputProps } from '../SearchInput/SearchInput.tsx';
export { Segments, type SegmentsProps } from '../Segments/Segments.tsx';
export { Spinner, type SpinnerProps } from '../Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from '../Switch/Switch.tsx';
export { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
export { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
export { TimeInput, type TimeInputProps } from '../TimeInput/TimeInput.tsx';
export { Toolbar, ToolbarSpacer, type ToolbarProps } from '../Toolbar/Toolbar.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from '../Accordion/Accordion.tsx';
export { Alert, type AlertProps } from '../Alert/Alert.tsx';
export { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
export { Badge, tones, type BadgeProps, type Tone } from '../Badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
export { ButtonGroup, type ButtonGroupProps } from '../ButtonGroup/ButtonGroup.tsx';
export { Card, cardVariants, type CardVariant, type CardProps } from '../Card/Card.tsx';
export { CompareTable, type CompareTableProps, type Difference } from '../CompareTable/CompareTable.tsx';
export { DescriptionList, type Description, type DescriptionListProps } from '../DescriptionList/DescriptionList.tsx';
export { Divider, type DividerProps } from '../Divider/Divider.tsx';
export { LiveRegion, type LiveRegionProps } from '../LiveRegion/LiveRegion.tsx';
export { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FormProblem } from '../ErrorSummary/ErrorSummary.tsx';
export { Figure, figureSizes, type FigureProps, type FigureSize } from '../Figure/Figure.tsx';
export { FootBar, type FootBarProps } from '../FootBar/FootBar.tsx';
export { Fresh, type FreshProps } from '../Fresh/Fresh.tsx';
export { InputGroup, type InputGroupProps } from '../InputGroup/InputGroup.tsx';
export { ItemList, itemVariants, type Item, type ItemListProps, type ItemVariant } from '../ItemList/ItemList.tsx';
export { Kbd, type KbdProps } from '../Kbd/Kbd.tsx';
export { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
export { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
export { Stat, type StatDelta, type StatProps } from '../Stat/Stat.tsx';
export { StatusDot, type StatusDotProps } from '../StatusDot/StatusDot.tsx';
export { Strip, type StripProps } from '../Strip/Strip.tsx';
export { SumList, type Sum, type SumListProps } from '../SumList/SumList.tsx';
export { Stepper, stepStates, type Step, type StepperProps, type StepState } from '../Stepper/Stepper.tsx';
export { Tabs, type TabItem, type TabsProps } from '../Tabs/Tabs.tsx';
export { Tag, type TagProps } from '../Tag/Tag.tsx';
export { Text, textSizes, textTones, type TextProps, type TextSize, type TextTone } from '../Text/Text.tsx';
export { Thumb, type ThumbProps } from '../Thumb/Thumb.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from '../Timeline/Timeline.tsx';
export { useTypedText, type TypedTextOptions } from '../value/useTypedText.ts';
