import { Spoken } from '@tilldesk/ui';
import { useState, useSyncExternalStore } from 'react';
import { useSay } from '../say/useSay.ts';
import { scanEcho } from './scanEcho.ts';

/** Says to screen readers what the tones say to others: what became of the last scan. */
export function ScanVoice() {
  const say = useSay();
  // What was scanned before anybody was here to hear it, by another person perhaps, is no news.
  const [before] = useState(scanEcho.current);
  const heard = useSyncExternalStore(scanEcho.subscribe, scanEcho.current);
  const echo = heard === before ? null : heard;
  // The key makes a second scan of the same code news as well.
  const said = echo && <span key={echo.count}>{say(`scan.${echo.result}`, { text: echo.text })}</span>;
  return (
    <>
      <Spoken>{echo?.result === 'taken' && said}</Spoken>
      {/* An alert comes with its words: an empty one would be found by whoever looks for what went wrong. */}
      {echo?.result === 'refused' && <Spoken urgent>{said}</Spoken>}
    </>
  );
}
