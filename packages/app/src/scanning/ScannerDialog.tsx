import { Field, Switch, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useSharedState } from '../browser/sharedState.ts';
import { Stack } from '../page/flow.styles.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PREFIX_MAX, scanPrefix } from './scanPrefix.ts';
import { soundsOn } from './soundsOn.ts';
import { useScan } from './useScan.ts';

/** Scanner settings of this browser (tones, prefix), and the last scanned code as a test. */
export function ScannerDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open title={t('scan.settings')} closeLabel={t('scan.close')} onClose={onClose}>
      <Settings />
    </Dialog>
  );
}

function Settings() {
  const t = useTranslate();
  const sounds = useSharedState(soundsOn);
  const [prefix, setPrefix] = useState(scanPrefix.current);
  const [read, setRead] = useState<string | null>(null);
  useScan(({ text }) => {
    setRead(text);
    return 'taken';
  });
  return (
    <Stack>
      <Switch
        label={t('scan.sounds')}
        hint={t('scan.sounds.hint')}
        checked={sounds !== 'off'}
        onChange={(isOn) => soundsOn.set(isOn ? 'on' : 'off')}
      />
      <Field label={t('scan.prefix')} hint={t('scan.prefix.hint')}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={PREFIX_MAX}
          maxLengthText={t('form.maxLength')}
          value={prefix}
          onChange={(text) => {
            setPrefix(text);
            scanPrefix.choose(text);
          }}
        />
      </Field>
      <Text as="p" tone={read === null ? 'muted' : 'ok'}>
        {read === null ? t('scan.test') : t('scan.taken', { text: read })}
      </Text>
    </Stack>
  );
}
