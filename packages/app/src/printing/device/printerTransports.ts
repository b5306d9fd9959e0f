import type { PrinterTransports } from './printerConnection.ts';
import { serialTransport, type Serial } from './serialTransport.ts';
import { usbTransport, type Usb } from './usbTransport.ts';

declare global {
  interface Navigator {
    readonly usb?: Usb;
    readonly serial?: Serial;
  }
}

/** The transports that this browser supports. Requires a secure connection. */
export const printerTransports: PrinterTransports = {
  usb: navigator.usb ? usbTransport(navigator.usb) : null,
  serial: (baudRate) => (navigator.serial ? serialTransport(navigator.serial, baudRate) : null),
};
