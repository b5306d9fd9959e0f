import { IconButton } from '@tilldesk/ui';
import { Suspense } from 'react';
import { catalogue } from '../say/catalogue.ts';
import { useSay } from '../say/useSay.ts';
import { scanMessages } from './scan.messages.ts';
import { scanDoor } from './scanDoor.ts';
import { lazyPart } from '../page/later.tsx';

export type CameraButtonProps = {
  /** Closes the camera once a code was taken: for a box that wants one. @default false */
  once?: boolean;
};

/** Opens the camera; what it reads goes to whoever takes scans here. */
export function CameraButton(props: CameraButtonProps) {
  return (
    <Suspense>
      <Named {...props} />
    </Suspense>
  );
}

// Its sentences come behind the page that it stands on.
const Named = lazyPart(async () => {
  await catalogue.add(scanMessages);
  return Opener;
});

function Opener({ once = false }: CameraButtonProps) {
  const say = useSay();
  return <IconButton icon="camera" size="s" label={say('scan.camera')} onClick={() => scanDoor.openCamera({ once })} />;
}
