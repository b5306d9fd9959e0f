import { catalogue } from '../kit/say/catalogue.ts';
import { scanMessages } from '../kit/scan/scan.messages.ts';
import { ScanHost } from '../kit/scan/ScanStand.tsx';
import { adminGate, pinGate } from '../wiring/gates.ts';
import { GateDialog } from './GateDialog.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { StuckDialog } from './StuckDialog.tsx';

/** What may stand before any page: the gates, the warning before an idle session ends, a sign-out that got stuck; and what every page has of scans. */
function Interruptions() {
  return (
    <>
      <GateDialog gate={pinGate} />
      <GateDialog gate={adminGate} withEmail />
      <StuckDialog />
      <IdleDialog />
      <ScanHost />
    </>
  );
}

/** Loads them with their sentences: behind the first page, which carries none of it. */
export async function loadInterruptions() {
  await catalogue.add(scanMessages);
  return Interruptions;
}
