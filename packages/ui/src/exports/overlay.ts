/**
 * `@tilldesk/ui/overlay`: components above the page or instead of it, in a separate entry so that a form does not load them.
 */
export { AccessDenied, type AccessDeniedProps } from '../AccessDenied/AccessDenied.tsx';
export { ClockDialog, type ClockDialogProps, type ClockEntry } from '../ClockDialog/ClockDialog.tsx';
export { readCash } from '../ClockDialog/readCash.ts';
export { clockStates, clockTexts, type ClockState, type ClockTexts } from '../ClockDialog/clockTexts.ts';
export { CommandPalette, type CommandPaletteProps, type PaletteTexts } from '../CommandPalette/CommandPalette.tsx';
export { type Command } from '../CommandPalette/findCommands.ts';
export { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
export { CrashScreen, type CrashScreenProps } from '../CrashScreen/CrashScreen.tsx';
export { Dialog, dialogSizes, type DialogProps, type DialogSize } from '../Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from '../Drawer/Drawer.tsx';
export { LeavePageDialog, type LeavePageDialogProps } from '../LeavePageDialog/LeavePageDialog.tsx';
export { Menu, type MenuButtonProps, type MenuItem, type MenuProps } from '../Menu/Menu.tsx';
export {
  NotificationPanel,
  type NotificationPanelProps,
  type NotificationPanelTexts,
} from '../NotificationPanel/NotificationPanel.tsx';
export { type NotificationItem } from '../NotificationPanel/NotificationRow.tsx';
export { PinGateDialog, type PinGateDialogProps, type PinGateTexts } from '../PinGateDialog/PinGateDialog.tsx';
export { Popover, type PopoverButtonProps, type PopoverProps } from '../Popover/Popover.tsx';
export { Toaster, toasterPositions, type ToasterPosition, type ToasterProps } from '../Toaster/Toaster.tsx';
export {
  createToasts,
  toastTones,
  type Toast,
  type ToastInput,
  type ToastTone,
  type Toasts,
} from '../Toaster/toasts.ts';
export { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
export { type Placement } from '../floating/place.ts';
export { type LinkProps, type RenderLink } from '../link/RenderLink.ts';
