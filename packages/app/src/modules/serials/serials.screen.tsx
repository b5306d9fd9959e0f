import { serialLookup, SERIAL_LETTERS_MIN } from '@tilldesk/domain/lookup';
import { ScanInput, Text } from '@tilldesk/ui';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { Row, Stack } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { CameraButton } from '../../scanning/CameraButton.tsx';
import { scanEcho } from '../../scanning/scanFeedback.ts';
import { useScan } from '../../scanning/useScan.ts';
import { call } from '../../api/call.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { Device } from './Device.tsx';
import { Found } from './Found.tsx';
import { recentSerials } from './recentSerials.ts';
import { Finder } from './Serials.styles.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const SerialList = lazyPart(async () => (await import('./SerialList.tsx')).SerialList);

/** The message about the last search: no result, or why it was rejected. */
type ScanMessage = { text: string; tone: 'neutral' | 'bad' } | null;

/** Finds a device by any of its identifiers and shows its full history (spec §2, Serial Tracking). */
export function Screen() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const problems = useProblem();
  const [address] = useSearchParams();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [scanMessage, setScanMessage] = useState<ScanMessage>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(function startInTheBox() {
    box.current?.focus();
  }, []);
  const device = address.get('device');
  const q = address.get('q');

  /** Shows the devices that a code finds; a scan of another kind of code is passed on to its handler. */
  const find = async (searchedCode: string): Promise<'taken' | 'rejected' | 'passed'> => {
    setScanMessage(null);
    if (searchedCode.length < SERIAL_LETTERS_MIN) {
      setScanMessage({ text: t('serials.short', { count: SERIAL_LETTERS_MIN }), tone: 'neutral' });
      return 'rejected';
    }
    setBusy(true);
    try {
      const { items, more } = await call(serialLookup, { query: { q: searchedCode } });
      const [only] = items;
      if (!only && !more) return 'passed';
      navigateTo('/serial-tracking', {
        query: only && items.length === 1 && !more ? { device: only.deviceId } : { q: searchedCode },
      });
      return 'taken';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setScanMessage({ text: problems.message(error), tone: 'bad' });
      return 'rejected';
    } finally {
      setBusy(false);
    }
  };
  const submit = async (searchedCode: string) => {
    const result = await find(searchedCode);
    if (result === 'passed') setScanMessage({ text: t('serials.nothing', { text: searchedCode }), tone: 'bad' });
    scanEcho.report(result === 'taken' ? 'taken' : 'rejected', searchedCode);
  };
  useScan(({ text: code }) => find(code));

  return (
    <Page>
      <Stack>
        <Finder>
          <ScanInput
            ref={box}
            // Scans in this box use the common scan handling, so that other kinds of codes are passed on.
            data-scan="lookup"
            label={t('serials.find')}
            placeholder={t('serials.find.hint')}
            maxLength={100}
            maxLengthText={t('form.maxLength')}
            value={text}
            onChange={setText}
            onSubmit={({ text: searchedCode }) => void submit(searchedCode)}
            busy={busy}
            message={scanMessage?.text}
            messageTone={scanMessage?.tone}
            end={<CameraButton once />}
          />
        </Finder>
        {device !== null ? <Device key={device} id={device} /> : q !== null ? <Found q={q} /> : <Start />}
      </Stack>
    </Page>
  );
}

/**
 * The user's recent lookups in this browser, and the list of all devices. Memoized, so that typing in the box above
 * does not render it again.
 */
const Start = memo(function Start() {
  const t = useTranslate();
  const { user } = useSession();
  const [recent] = useState(() => recentSerials(user.id).read().slice(0, RECENT_SHOWN));
  return (
    <>
      {recent.length > 0 && (
        <Row as="nav" aria-label={t('serials.recent')}>
          <Text tone="muted">{t('serials.recent')}</Text>
          {recent.map(({ deviceId, code, productName }) => (
            <PageLink key={deviceId} to="/serial-tracking" query={{ device: deviceId }}>
              <span title={productName}>{code}</span>
            </PageLink>
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
