import { catalogue } from '../i18n/catalogue.ts';
import { ScanHost } from '../scanning/ScanProvider.tsx';
import { adminGate, pinGate } from '../session/gates.ts';
import { GateDialog } from './GateDialog.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { StuckDialog } from './SignOutFailedDialog.tsx';

/**
 * Dialogs that can appear on any page (gates, the inactivity warning, a failed sign-out), and the scanning features of every
 * page.
 */
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

/** Loads the component with its messages, after the first page, which includes none of it. */
export async function loadInterruptions() {
  await catalogue.add('scan');
  return Interruptions;
}
