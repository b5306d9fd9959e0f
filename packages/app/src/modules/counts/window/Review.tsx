import { counts, type InventoryCount } from '@tilldesk/domain/counts';
import { Button, Tabs } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { CountLines, useCountLines, type Show } from './CountLines.tsx';
import { CountScans } from './CountScans.tsx';
import type { CountingWindow } from './counting.wiring.ts';
import { ReviewFigures } from './ReviewFigures.tsx';
import { useIsBlind } from './useIsBlind.ts';

export type ReviewProps = {
  counting: CountingWindow;
  count: InventoryCount;
  /** Whether the confirmation before posting is open. */
  posting: boolean;
  onPosting: (open: boolean) => void;
};

/**
 * Review of the counted against the recorded stock: check it, send lines back to be recounted, and post. After posting
 * it is read-only.
 */
export function Review({ counting, count, posting, onPosting }: ReviewProps) {
  const t = useTranslate();
  return (
    <Stack>
      {count.figures && <ReviewFigures figures={count.figures} />}
      <Tabs
        label={t('counts.count')}
        tabs={[
          { id: 'review', label: t('counts.tab.review') },
          { id: 'scans', label: t('counts.tab.scans') },
        ]}
      >
        {(tab) => (tab === 'scans' ? <CountScans id={count.id} /> : <Differences counting={counting} count={count} />)}
      </Tabs>
      {posting && <ConfirmPosting counting={counting} count={count} onClose={() => onPosting(false)} />}
    </Stack>
  );
}

function Differences({ counting, count }: Pick<ReviewProps, 'counting' | 'count'>) {
  const t = useTranslate();
  const isBlind = useIsBlind(count);
  const [show, setShow] = useState<Show>(isBlind ? 'all' : 'different');
  const list = useCountLines(count.id, show);
  const recount = () => {
    counting.send({ type: 'lines.recount', lineIds: list.selected });
    list.select([]);
  };
  return (
    <CountLines
      count={count}
      list={list}
      show={show}
      isBlind={isBlind}
      onShow={(next) => {
        setShow(next);
        list.setPage(1);
      }}
      picks={counting.step === 'review'}
      end={
        counting.step === 'review' && (
          <Button
            icon="undo"
            busy={counting.working === 'recount'}
            disabled={list.selected.length === 0 || !counting.can.recount}
            onClick={recount}
          >
            {t('counts.recount.some', { count: list.selected.length })}
          </Button>
        )
      }
    />
  );
}

/** Asks for confirmation before the differences are posted to stock, and says what still needs attention. */
function ConfirmPosting({
  counting,
  count,
  onClose,
}: Pick<ReviewProps, 'counting' | 'count'> & { onClose: () => void }) {
  const t = useTranslate();
  const query = { show: 'recount' as const, limit: 1 };
  const { data } = useAnswer(counts.lines, { params: { id: count.id }, query });
  const recountLines = data?.pagination.total ?? 0;
  const { figures, number } = count;
  const text = figures
    ? t('counts.post.text', { short: figures.shortQuantity, over: figures.overQuantity })
    : t('counts.post.textBlind');
  return (
    <ConfirmDialog
      open
      title={t('counts.post.title', { number })}
      text={recountLines > 0 ? `${text} ${t('counts.post.recount', { count: recountLines })}` : text}
      confirmLabel={t('counts.post')}
      cancelLabel={t('counts.post.back')}
      busy={counting.working === 'post'}
      onConfirm={() => {
        counting.send({ type: 'count.post', approvalId: null });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
