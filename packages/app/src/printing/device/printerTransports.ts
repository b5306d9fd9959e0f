import type { PrinterTransports } from './printerConnection.ts';
import { serialTransport, type Serial } from './serialTransport.ts';
import { usbTransport, type Usb } from './usbTransport.ts';

declare global {
  interface Navigator {
    readonly usb?: Usb;
    readonly serial?: Serial;
  }
}

/** The ways to a printer that this browser knows. Only on a secure connection does it know any. */
export const printerTransports: PrinterTransports = {
  usb: navigator.usb ? usbTransport(navigator.usb) : null,
  serial: (baudRate) => (navigator.serial ? serialTransport(navigator.serial, baudRate) : null),
};
