import type { PrinterDoors } from './printerLine.ts';
import { serialDoor, type Serial } from './serialDoor.ts';
import { usbDoor, type Usb } from './usbDoor.ts';

declare global {
  interface Navigator {
    readonly usb?: Usb;
    readonly serial?: Serial;
  }
}

/** The ways to a printer that this browser knows. Only on a secure connection does it know any. */
export const printerDoors: PrinterDoors = {
  usb: navigator.usb ? usbDoor(navigator.usb) : null,
  serial: (baudRate) => (navigator.serial ? serialDoor(navigator.serial, baudRate) : null),
};
