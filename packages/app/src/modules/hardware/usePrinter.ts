import type { PrintOutcome } from '@tilldesk/domain/machines';
import { workstations, type WorkstationDraft } from '@tilldesk/domain/hardware';
import { useEffect, useState } from 'react';
import type { PrintSheet } from '../../printing/sheets.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { call } from '../../api/call.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { printerStatus, choosePrinter, printSheet, pulseDrawer } from '../../printing/device/printSheet.ts';
import { outside } from '../../api/environment.ts';
import { placeOf, type PrinterRole } from '../../printing/device/printerRoles.ts';
import type { PrinterState } from '../../printing/device/printerState.ts';

/** The last known status of the printer, with its tone. */
type Seen = { tone: 'ok' | 'bad' | 'neutral'; text: string };

/** The printer that the form describes: its last known status and its actions. */
export type Printer = ReturnType<typeof usePrinter>;

/**
 * Manages the printer that the form describes, saved or not: checks it when the page opens, and lets the user choose,
 * check and test it.
 */
export function usePrinter(station: WorkstationDraft, role: PrinterRole) {
  const t = useTranslate();
  const problems = useProblem();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [busy, setBusy] = useState(false);

  const stateMessage = (state: PrinterState): Seen => {
    if (state === 'ready' || state === 'silent') return { tone: 'ok', text: t(`hardware.state.${state}`) };
    return { tone: 'bad', text: t(`printing.problem.${state}`) };
  };
  const became = ({ problem }: PrintOutcome, well: string): Seen =>
    problem === null ? { tone: 'ok', text: well } : stateMessage(problem);

  const isReached = placeOf(station, role).connection !== 'dialog';
  useEffect(
    function checkPrinterOnOpen() {
      // Only a printer that was already set up is checked automatically; a printer chosen later is checked by the user.
      if (!isReached) return;
      let left = false;
      void printerStatus(station, role).then((state) => {
        if (!left) setSeen((before) => before ?? stateMessage(state));
      });
      return () => {
        left = true;
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, with the values at page load
    [],
  );

  const work = async (operation: () => Promise<Seen>) => {
    setBusy(true);
    try {
      setSeen(await operation());
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setSeen({ tone: 'bad', text: problems.message(error) });
    } finally {
      setBusy(false);
    }
  };

  return {
    seen,
    busy,
    choose: () =>
      void work(async () => {
        const { name, problem } = await choosePrinter(station, role);
        if (problem !== null) return stateMessage(problem);
        if (name === null) return { tone: 'neutral', text: t('hardware.state.noneChosen') };
        return { tone: 'ok', text: t('hardware.state.chosen', { name: name || t('hardware.device.unnamed') }) };
      }),
    check: () => void work(async () => stateMessage(await printerStatus(station, role))),
    print: (sheet: PrintSheet) =>
      void work(async () => became(await printSheet(station, sheet), t('hardware.state.printed'))),
    /** Records who opens the drawer before opening it. */
    openDrawer: (id: string) =>
      void work(async () => {
        await call(workstations.openDrawer, { params: { id } });
        return became(await pulseDrawer(station), t('hardware.state.opened'));
      }),
  };
}

/** The printer transports that this browser supports; null until known. */
export function usePrinterTransports(): { usb: boolean; serial: boolean } | null {
  const [transports, setTransports] = useState<{ usb: boolean; serial: boolean } | null>(null);
  useEffect(function detectPrinterSupport() {
    let left = false;
    void outside.printers().then(({ usb, serial }) => {
      if (!left) setTransports({ usb: usb !== null, serial: serial(9600) !== null });
    });
    return () => {
      left = true;
    };
  }, []);
  return transports;
}
