import type { PrintOutcome } from '@tilldesk/domain/machines';
import { workstations, type WorkstationDraft } from '@tilldesk/domain/shop';
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

/** What was last seen of the printer, and in which tone it is told. */
type Seen = { tone: 'ok' | 'bad' | 'neutral'; text: string };

/** A printer that the form describes, with what was last seen of it and what can be done with it. */
export type Printer = ReturnType<typeof usePrinter>;

/** A printer that the form describes, saved or not: asked how it is when the page opens, chosen, asked again and tried out. */
export function usePrinter(station: WorkstationDraft, role: PrinterRole) {
  const t = useTranslate();
  const problems = useProblem();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [busy, setBusy] = useState(false);

  const stateMessage = (state: PrinterState): Seen => {
    if (state === 'ready' || state === 'silent') return { tone: 'ok', text: t(`hardware.state.${state}`) };
    return { tone: 'bad', text: t(`printing.trouble.${state}`) };
  };
  const became = ({ problem }: PrintOutcome, well: string): Seen =>
    problem === null ? { tone: 'ok', text: well } : stateMessage(problem);

  const isReached = placeOf(station, role).connection !== 'dialog';
  useEffect(
    function checkPrinterOnOpen() {
      // Only what was set up before is reached now; what is chosen later is asked by the person.
      if (!isReached) return;
      let left = false;
      void printerStatus(station, role).then((state) => {
        if (!left) setSeen((before) => before ?? stateMessage(state));
      });
      return () => {
        left = true;
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, by what stood there when the page opened
    [],
  );

  const work = async (operation: () => Promise<Seen>) => {
    setBusy(true);
    try {
      setSeen(await operation());
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setSeen({ tone: 'bad', text: problems.say(error) });
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
    /** It is noted who opens it before it opens. */
    openDrawer: (id: string) =>
      void work(async () => {
        await call(workstations.openDrawer, { params: { id } });
        return became(await pulseDrawer(station), t('hardware.state.opened'));
      }),
  };
}

/** Which ways to a printer this browser knows; null until it is known. */
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
