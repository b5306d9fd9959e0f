import { LiveRegion } from '@tilldesk/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { scanEcho } from './scanFeedback.ts';

/** Says to screen readers what the tones say to others: what became of the last scan. */
export function ScanVoice() {
  const t = useTranslate();
  // What was scanned before anybody was here to hear it, by another person perhaps, is no news.
  const [before] = useState(scanEcho.current);
  const currentFeedback = useSyncExternalStore(scanEcho.subscribe, scanEcho.current);
  const echo = currentFeedback === before ? null : currentFeedback;
  // The key makes a second scan of the same code news as well.
  const announcement = echo && <span key={echo.count}>{t(`scan.${echo.result}`, { text: echo.text })}</span>;
  return (
    <>
      <LiveRegion>{echo?.result === 'taken' && announcement}</LiveRegion>
      {/* An alert comes with its words: an empty one would be found by whoever looks for what went wrong. */}
      {echo?.result === 'refused' && <LiveRegion urgent>{announcement}</LiveRegion>}
    </>
  );
}
