import { Alert, Button } from '@tilldesk/ui';
import { Row } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { CountingWindow } from './counting.wiring.ts';

/** Shows that scans are waiting or were rejected. Scans that are sent immediately show nothing. */
export function Unsent({ counting }: { counting: CountingWindow }) {
  const t = useTranslate();
  const { unsent, sending, send: sendEvent } = counting;
  const send = <Button onClick={() => sendEvent({ type: 'scans.send' })}>{t('counts.unsent.send')}</Button>;
  if (sending === 'waiting') {
    return (
      <Alert tone="warn" actions={<Row>{send}</Row>}>
        {t('counts.unsent', { count: unsent.length })}
      </Alert>
    );
  }
  if (sending !== 'blocked') return null;
  return (
    <Alert
      tone="bad"
      actions={
        <Row>
          {send}
          <Button tone="danger" onClick={() => sendEvent({ type: 'scans.drop' })}>
            {t('counts.unsent.drop')}
          </Button>
        </Row>
      }
    >
      {t('counts.unsent.blocked', { count: unsent.length })}
    </Alert>
  );
}

/** Shows the user's own scans that arrived after the count was submitted. */
export function LateScans({ counting }: { counting: CountingWindow }) {
  const t = useTranslate();
  if (counting.unsent.length === 0) return null;
  return (
    <Alert
      tone="warn"
      actions={
        <Row>
          <Button onClick={() => counting.send({ type: 'scans.drop' })}>{t('counts.unsent.drop')}</Button>
        </Row>
      }
    >
      {t('counts.unsent.review', { count: counting.unsent.length })}
    </Alert>
  );
}
