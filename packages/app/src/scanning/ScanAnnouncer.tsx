import { LiveRegion } from '@tilldesk/ui';
import { useState } from 'react';
import { useSharedState } from '../browser/sharedState.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { scanEcho } from './scanFeedback.ts';

/** Announces the result of the last scan to screen readers, as the tones do for other users. */
export function ScanVoice() {
  const t = useTranslate();
  // A scan from before this component was mounted, perhaps by another user, is not announced.
  const [before] = useState(scanEcho.current);
  const currentFeedback = useSharedState(scanEcho);
  const echo = currentFeedback === before ? null : currentFeedback;
  // The key makes a second scan of the same code a new announcement.
  const announcement = echo && <span key={echo.count}>{t(`scan.${echo.result}`, { text: echo.text })}</span>;
  return (
    <>
      <LiveRegion>{echo?.result === 'taken' && announcement}</LiveRegion>
      {/* An alert is rendered only with content: error searches would find an empty one. */}
      {echo?.result === 'rejected' && <LiveRegion urgent>{announcement}</LiveRegion>}
    </>
  );
}
