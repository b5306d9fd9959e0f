import { IconButton } from '@tilldesk/ui';
import { Suspense } from 'react';
import { catalogue } from '../i18n/catalogue.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { scanDialogs } from './scannerDialog.ts';
import { lazyPart } from '../page/lazyOnIdle.tsx';

export type CameraButtonProps = {
  /** Closes the camera after the first accepted code: for a box that needs only one. @default false */
  once?: boolean;
};

/** Opens the camera; its codes go to the page's scan handlers. */
export function CameraButton(props: CameraButtonProps) {
  return (
    <Suspense>
      <Named {...props} />
    </Suspense>
  );
}

// Its messages load after the page that it is on.
const Named = lazyPart(async () => {
  await catalogue.add('scan');
  return Opener;
});

function Opener({ once = false }: CameraButtonProps) {
  const t = useTranslate();
  return (
    <IconButton icon="camera" size="s" label={t('scan.camera')} onClick={() => scanDialogs.openCamera({ once })} />
  );
}
