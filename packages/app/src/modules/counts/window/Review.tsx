import { counts, type InventoryCount } from '@tilldesk/domain/stock';
import { Button, Tabs } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { CountLines, useCountLines, type Show } from './CountLines.tsx';
import { CountScans } from './CountScans.tsx';
import type { CountingWindow } from './counting.wiring.ts';
import { ReviewFigures } from './ReviewFigures.tsx';
import { useIsBlind } from './useIsBlind.ts';

export type ReviewProps = {
  counting: CountingWindow;
  count: InventoryCount;
  /** Whether the question before posting is open. */
  posting: boolean;
  onPosting: (open: boolean) => void;
};

/** What was counted against what the books say: looked at, sent back in part or whole, posted. Afterwards it stays to be read. */
export function Review({ counting, count, posting, onPosting }: ReviewProps) {
  const say = useSay();
  return (
    <Stack>
      {count.figures && <ReviewFigures figures={count.figures} />}
      <Tabs
        label={say('counts.count')}
        tabs={[
          { id: 'review', label: say('counts.tab.review') },
          { id: 'scans', label: say('counts.tab.scans') },
        ]}
      >
        {(tab) => (tab === 'scans' ? <CountScans id={count.id} /> : <Differences counting={counting} count={count} />)}
      </Tabs>
      {posting && <AskPosting counting={counting} count={count} onClose={() => onPosting(false)} />}
    </Stack>
  );
}

function Differences({ counting, count }: Pick<ReviewProps, 'counting' | 'count'>) {
  const say = useSay();
  const isBlind = useIsBlind(count);
  const [show, setShow] = useState<Show>(isBlind ? 'all' : 'different');
  const list = useCountLines(count.id, show);
  const recount = () => {
    counting.tell({ type: 'lines.recount', lineIds: list.selected });
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
            {say('counts.recount.some', { count: list.selected.length })}
          </Button>
        )
      }
    />
  );
}

/** Asks before the differences become stock, and says what is still to be looked at. */
function AskPosting({ counting, count, onClose }: Pick<ReviewProps, 'counting' | 'count'> & { onClose: () => void }) {
  const say = useSay();
  const query = { show: 'doubtful' as const, limit: 1 };
  const { data } = useAnswer(counts.lines, { params: { id: count.id }, query });
  const doubtful = data?.pagination.total ?? 0;
  const { figures, number } = count;
  const text = figures
    ? say('counts.post.text', { short: figures.shortQuantity, over: figures.overQuantity })
    : say('counts.post.textBlind');
  return (
    <ConfirmDialog
      open
      title={say('counts.post.title', { number })}
      text={doubtful > 0 ? `${text} ${say('counts.post.doubtful', { count: doubtful })}` : text}
      confirmLabel={say('counts.post')}
      cancelLabel={say('counts.post.keep')}
      busy={counting.working === 'post'}
      onConfirm={() => {
        counting.tell({ type: 'count.post', approvalId: null });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
