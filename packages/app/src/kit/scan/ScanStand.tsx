import { Suspense, useSyncExternalStore } from 'react';
import { ScanVoice } from './ScanVoice.tsx';
import { scanDoor } from './scanDoor.ts';
import { UniversalScan } from './UniversalScan.tsx';
import { lazyPart } from '../page/later.tsx';

// What opens now and then loads when it is first opened.
const CameraDialog = lazyPart(async () => (await import('./CameraDialog.tsx')).CameraDialog);
const ScannerDialog = lazyPart(async () => (await import('./ScannerDialog.tsx')).ScannerDialog);

/** What every page has of scans: the way to any record, the voice, the camera and the settings. */
export function ScanStand() {
  const door = useSyncExternalStore(scanDoor.subscribe, scanDoor.state);
  return (
    <>
      <ScanVoice />
      <UniversalScan />
      <Suspense>
        {door.shown === 'camera' && <CameraDialog once={door.once} onClose={scanDoor.close} />}
        {door.shown === 'settings' && <ScannerDialog onClose={scanDoor.close} />}
      </Suspense>
    </>
  );
}
