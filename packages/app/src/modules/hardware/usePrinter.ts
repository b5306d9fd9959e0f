import type { PrintOutcome } from '@tilldesk/domain/machines';
import { workstations, type WorkstationDraft } from '@tilldesk/domain/shop';
import { useEffect, useState } from 'react';
import type { PrintSheet } from '../../kit/printing/sheets.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { call } from '../../wiring/api.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { askPrinter, choosePrinter, printSheet, pulseDrawer } from '../../wiring/atPrinter.ts';
import { outside } from '../../wiring/outside.ts';
import { placeOf, type PrinterRole } from '../../wiring/printerRoles.ts';
import type { PrinterState } from '../../wiring/printerState.ts';

/** What was last seen of the printer, and in which tone it is told. */
type Seen = { tone: 'ok' | 'bad' | 'neutral'; text: string };

/** A printer that the form describes, with what was last seen of it and what can be done with it. */
export type Printer = ReturnType<typeof usePrinter>;

/** A printer that the form describes, saved or not: asked how it is when the page opens, chosen, asked again and tried out. */
export function usePrinter(station: WorkstationDraft, role: PrinterRole) {
  const say = useSay();
  const problems = useProblem();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [busy, setBusy] = useState(false);

  const told = (state: PrinterState): Seen => {
    if (state === 'ready' || state === 'silent') return { tone: 'ok', text: say(`hardware.state.${state}`) };
    return { tone: 'bad', text: say(`printing.trouble.${state}`) };
  };
  const became = ({ trouble }: PrintOutcome, well: string): Seen =>
    trouble === null ? { tone: 'ok', text: well } : told(trouble);

  const isReached = placeOf(station, role).connection !== 'dialog';
  useEffect(
    function askAtFirst() {
      // Only what was set up before is reached now; what is chosen later is asked by the person.
      if (!isReached) return;
      let left = false;
      void askPrinter(station, role).then((state) => {
        if (!left) setSeen((before) => before ?? told(state));
      });
      return () => {
        left = true;
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, by what stood there when the page opened
    [],
  );

  const work = async (doing: () => Promise<Seen>) => {
    setBusy(true);
    try {
      setSeen(await doing());
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
        const { name, trouble } = await choosePrinter(station, role);
        if (trouble !== null) return told(trouble);
        if (name === null) return { tone: 'neutral', text: say('hardware.state.noneChosen') };
        return { tone: 'ok', text: say('hardware.state.chosen', { name: name || say('hardware.device.unnamed') }) };
      }),
    check: () => void work(async () => told(await askPrinter(station, role))),
    print: (sheet: PrintSheet) =>
      void work(async () => became(await printSheet(station, sheet), say('hardware.state.printed'))),
    /** It is noted who opens it before it opens. */
    openDrawer: (id: string) =>
      void work(async () => {
        await call(workstations.openDrawer, { params: { id } });
        return became(await pulseDrawer(station), say('hardware.state.opened'));
      }),
  };
}

/** Which ways to a printer this browser knows; null until it is known. */
export function useWays(): { usb: boolean; serial: boolean } | null {
  const [ways, setWays] = useState<{ usb: boolean; serial: boolean } | null>(null);
  useEffect(function askTheBrowser() {
    let left = false;
    void outside.printers().then(({ usb, serial }) => {
      if (!left) setWays({ usb: usb !== null, serial: serial(9600) !== null });
    });
    return () => {
      left = true;
    };
  }, []);
  return ways;
}
