import { Alert, Button, Switch, Text } from '@tilldesk/ui';
import { Viewfinder } from '@tilldesk/ui/counter';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Stack } from '../page/flow.styles.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useCamera } from './camera.wiring.ts';
import { dispatchScan } from './handlers.ts';

export type CameraDialogProps = {
  /** Closes after the first accepted code. */
  once: boolean;
  onClose: () => void;
};

/** Reads codes by the camera: laser scanners cannot read phone screens, and tablets have no scanner. */
export function CameraDialog({ once, onClose }: CameraDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open title={t('scan.camera')} closeLabel={t('scan.close')} onClose={onClose}>
      <Looking once={once} onClose={onClose} />
    </Dialog>
  );
}

type Read = { text: string; result: 'taken' | 'rejected' };

function Looking({ once, onClose }: CameraDialogProps) {
  const t = useTranslate();
  const [last, setLast] = useState<Read | null>(null);
  const handleCode = async (text: string) => {
    const result = await dispatchScan({ text, by: 'camera', field: null });
    setLast({ text, result });
    if (once && result === 'taken') onClose();
  };
  const { video, state, again, isLit, light } = useCamera((text) => void handleCode(text));
  if (state === 'rejected' || state === 'none' || state === 'failed') {
    return (
      <Alert
        tone="warn"
        title={t(`scan.camera.${state}`)}
        actions={<Button onClick={again}>{t('scan.camera.again')}</Button>}
      >
        {t(`scan.camera.${state}.text`)}
      </Alert>
    );
  }
  return (
    <Stack>
      <Viewfinder ref={video} label={t('scan.camera.picture')} waiting={state === 'opening'} />
      {isLit !== null && (
        <Switch label={t('scan.camera.light')} checked={isLit} onChange={(isOn) => void light(isOn)} />
      )}
      {last ? (
        <Text as="p" tone={last.result === 'taken' ? 'ok' : 'bad'} weight="medium">
          {t(`scan.${last.result}`, { text: last.text })}
        </Text>
      ) : (
        <Text as="p" tone="muted">
          {t('scan.camera.text')}
        </Text>
      )}
    </Stack>
  );
}
