import { catalogue } from '../i18n/catalogue.ts';
import { scanMessages } from '../scanning/scan.messages.ts';
import { ScanHost } from '../scanning/ScanProvider.tsx';
import { adminGate, pinGate } from '../session/gates.ts';
import { GateDialog } from './GateDialog.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { StuckDialog } from './SignOutFailedDialog.tsx';

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
