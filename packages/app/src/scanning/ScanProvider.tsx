import { Suspense } from 'react';
import { useSharedState } from '../browser/sharedState.ts';
import { ScanVoice } from './ScanAnnouncer.tsx';
import { scanDialogs } from './scannerDialog.ts';
import { UniversalScan } from './UniversalScan.tsx';
import { lazyPart } from '../page/lazyOnIdle.tsx';

// Rarely opened, so loaded on first use.
const CameraDialog = lazyPart(async () => (await import('./CameraDialog.tsx')).CameraDialog);
const ScannerDialog = lazyPart(async () => (await import('./ScannerDialog.tsx')).ScannerDialog);

/** The scanning features of every page: lookup of any record, announcements, camera and settings. */
export function ScanHost() {
  const scanState = useSharedState(scanDialogs);
  return (
    <>
      <ScanVoice />
      <UniversalScan />
      <Suspense>
        {scanState.shown === 'camera' && <CameraDialog once={scanState.once} onClose={scanDialogs.close} />}
        {scanState.shown === 'settings' && <ScannerDialog onClose={scanDialogs.close} />}
      </Suspense>
    </>
  );
}
