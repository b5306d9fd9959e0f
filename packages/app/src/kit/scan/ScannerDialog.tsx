import { Field, Switch, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState, useSyncExternalStore } from 'react';
import { Stack } from '../page/flow.styles.ts';
import { useSay } from '../say/useSay.ts';
import { PREFIX_MAX, scanPrefix } from './scanPrefix.ts';
import { soundsOn } from './soundsOn.ts';
import { useScan } from './useScan.ts';

/** How the scanner at this browser is heard and told from typing, and what it just read. */
export function ScannerDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog open title={say('scan.settings')} closeLabel={say('scan.close')} onClose={onClose}>
      <Settings />
    </Dialog>
  );
}

function Settings() {
  const say = useSay();
  const sounds = useSyncExternalStore(soundsOn.subscribe, soundsOn.current);
  const [prefix, setPrefix] = useState(scanPrefix.current);
  const [read, setRead] = useState<string | null>(null);
  useScan(({ text }) => {
    setRead(text);
    return 'taken';
  });
  return (
    <Stack>
      <Switch
        label={say('scan.sounds')}
        hint={say('scan.sounds.hint')}
        checked={sounds !== 'off'}
        onChange={(isOn) => soundsOn.choose(isOn ? 'on' : 'off')}
      />
      <Field label={say('scan.prefix')} hint={say('scan.prefix.hint')}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={PREFIX_MAX}
          maxLengthText={say('form.maxLength')}
          value={prefix}
          onChange={(text) => {
            setPrefix(text);
            scanPrefix.choose(text);
          }}
        />
      </Field>
      <Text as="p" tone={read === null ? 'muted' : 'ok'}>
        {read === null ? say('scan.test') : say('scan.taken', { text: read })}
      </Text>
    </Stack>
  );
}
