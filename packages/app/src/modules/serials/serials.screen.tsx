import { serialLookup, SERIAL_LETTERS_MIN } from '@tilldesk/domain/stock';
import { ScanInput, Text } from '@tilldesk/ui';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Go } from '../../kit/go/Go.tsx';
import { useGo } from '../../kit/go/useGo.ts';
import { Row, Stack } from '../../kit/page/flow.styles.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { CameraButton } from '../../kit/scan/CameraButton.tsx';
import { scanEcho } from '../../kit/scan/scanEcho.ts';
import { useScan } from '../../kit/scan/useScan.ts';
import { call } from '../../wiring/api.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { useSession } from '../../wiring/useSession.ts';
import { Device } from './Device.tsx';
import { Found } from './Found.tsx';
import { recentSerials } from './recentSerials.ts';
import { Finder } from './Serials.styles.ts';
import { lazyPart } from '../../kit/page/later.tsx';

const SerialList = lazyPart(async () => (await import('./SerialList.tsx')).SerialList);

/** What came of the last search: nothing of it, or why it was refused. */
type Said = { text: string; tone: 'neutral' | 'bad' } | null;

/** Finds a device by any of its identifiers and tells its whole history (spec §2, Serial Tracking). */
export function Screen() {
  const say = useSay();
  const go = useGo();
  const problems = useProblem();
  const [address] = useSearchParams();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(function startInTheBox() {
    box.current?.focus();
  }, []);
  const device = address.get('device');
  const q = address.get('q');

  /** Shows what a code finds; a scan of something else is left to whoever knows it. */
  const find = async (wanted: string): Promise<'taken' | 'refused' | 'passed'> => {
    setSaid(null);
    if (wanted.length < SERIAL_LETTERS_MIN) {
      setSaid({ text: say('serials.short', { count: SERIAL_LETTERS_MIN }), tone: 'neutral' });
      return 'refused';
    }
    setBusy(true);
    try {
      const { items, more } = await call(serialLookup, { query: { q: wanted } });
      const [only] = items;
      if (!only && !more) return 'passed';
      go('/serial-tracking', {
        query: only && items.length === 1 && !more ? { device: only.deviceId } : { q: wanted },
      });
      return 'taken';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setSaid({ text: problems.say(error), tone: 'bad' });
      return 'refused';
    } finally {
      setBusy(false);
    }
  };
  const submit = async (wanted: string) => {
    const result = await find(wanted);
    if (result === 'passed') setSaid({ text: say('serials.nothing', { text: wanted }), tone: 'bad' });
    scanEcho.tell(result === 'taken' ? 'taken' : 'refused', wanted);
  };
  useScan(({ text: code }) => find(code));

  return (
    <Page>
      <Stack>
        <Finder>
          <ScanInput
            ref={box}
            // A scan goes the way of all scans, so that a code of something else is led on.
            data-scan="lookup"
            label={say('serials.find')}
            placeholder={say('serials.find.hint')}
            maxLength={100}
            maxLengthText={say('form.maxLength')}
            value={text}
            onChange={setText}
            onSubmit={({ text: wanted }) => void submit(wanted)}
            busy={busy}
            message={said?.text}
            messageTone={said?.tone}
            end={<CameraButton once />}
          />
        </Finder>
        {device !== null ? <Device key={device} id={device} /> : q !== null ? <Found q={q} /> : <Start />}
      </Stack>
    </Page>
  );
}

/** What the person looked up lately at this browser, and below it all devices; letters in the box above draw it no second time. */
const Start = memo(function Start() {
  const say = useSay();
  const { user } = useSession();
  const [recent] = useState(() => recentSerials(user.id).read().slice(0, RECENT_SHOWN));
  return (
    <>
      {recent.length > 0 && (
        <Row as="nav" aria-label={say('serials.recent')}>
          <Text tone="muted">{say('serials.recent')}</Text>
          {recent.map(({ deviceId, code, productName }) => (
            <Go key={deviceId} to="/serial-tracking" query={{ device: deviceId }}>
              <span title={productName}>{code}</span>
            </Go>
          ))}
        </Row>
      )}
      <Suspense fallback={<Wait />}>
        <SerialList />
      </Suspense>
    </>
  );
});

const RECENT_SHOWN = 4;
