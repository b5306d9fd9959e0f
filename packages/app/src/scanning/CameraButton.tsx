import { IconButton } from '@tilldesk/ui';
import { Suspense } from 'react';
import { catalogue } from '../i18n/catalogue.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { scanMessages } from './scan.messages.ts';
import { scanDialogs } from './scannerDialog.ts';
import { lazyPart } from '../page/lazyOnIdle.tsx';

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
  const t = useTranslate();
  return (
    <IconButton icon="camera" size="s" label={t('scan.camera')} onClick={() => scanDialogs.openCamera({ once })} />
  );
}
