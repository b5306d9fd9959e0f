import type { Refund, Refundable, RefundableLine } from '@tilldesk/domain/shop';
import { Alert, Button, EmptyState, Segments } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useRef, useState } from 'react';
import { RestoredStrip } from '../../../kit/draft/RestoredStrip.tsx';
import { Go } from '../../../kit/go/Go.tsx';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useScan } from '../../../kit/scan/useScan.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { ThumbBar } from '../../../kit/page/ThumbBar.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { newId } from '../../../wiring/newId.ts';
import { useKeys } from '../../../wiring/useKeys.ts';
import { GoodsFinder } from '../goods/GoodsFinder.tsx';
import { NewGoods } from '../goods/NewGoods.tsx';
import { Counter } from '../refunds.styles.ts';
import { useStartHere } from '../../../kit/page/useStartHere.ts';
import { BackFinder } from './BackFinder.tsx';
import { BroughtLine } from './BroughtLine.tsx';
import { useWrong } from './ChoiceFields.tsx';
import { LateStrip } from './LateStrip.tsx';
import { RefundSide, SumsInShort } from './RefundSide.tsx';
import { ReturnLine } from './ReturnLine.tsx';
import { feeOf } from './sums.ts';
import { useRefunding } from './useRefunding.ts';
import { useRefundScan } from './useRefundScan.ts';

type RefundFormProps = {
  /** The invoice; null without a receipt. */
  source: Refundable | null;
  onPosted: (refund: Refund) => void;
};

/** The refund: what comes back, what goes out for it, what it comes to, and the one button that posts it. */
export function RefundForm({ source, onPosted }: RefundFormProps) {
  const say = useSay();
  const { money } = useFormats();
  const problems = useProblem();
  const wrong = useWrong();
  const desk = useRefunding(source, onPosted);
  const { state, act, sums, mistakes, work, locked } = desk;
  const scan = useRefundScan(state, source, desk.customerId, act);
  const back = useStartHere<HTMLInputElement>();
  const out = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  // A scan goes where the person was last: to what comes back, or to what goes out.
  const aim = useRef<'back' | 'out'>('back');
  const [asking, setAsking] = useState(false);
  const isGoods = state.mode === 'goods';

  useScan(async ({ text }) => {
    const isOut = aim.current === 'out' && out.current !== null;
    (isOut ? out : back).current?.focus();
    return (await (isOut ? scan.out(text) : scan.back(text))) === 'taken' ? 'taken' : 'refused';
  });
  const confirm = () => {
    if (work.unsure) return desk.post();
    if (desk.isComplete) return setAsking(true);
    desk.tell();
    // Once the sentences stand there.
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  useKeys({ F2: () => back.current?.focus(), F9: confirm, 'mod+Enter': confirm });

  const owedOf = (line: RefundableLine): number => {
    const choice = state.choices[line.id];
    return source === null || choice === undefined ? 0 : feeOf(choice, line, source).owed;
  };
  const total = money(sums.total);
  return (
    <Page
      about={
        source ? (
          <Row as="span">
            <Go to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: source.invoice.id }}>
              {source.invoice.number}
            </Go>
            {source.invoice.customerName ?? say('refunds.walkIn')}
          </Row>
        ) : (
          say('refunds.noReceipt')
        )
      }
      actions={
        <Button tone="quiet" icon="trash" disabled={!desk.begun || locked} onClick={desk.startOver}>
          {say('refunds.startOver')}
        </Button>
      }
    >
      <Counter ref={page} data-density="touch" onBlur={desk.draft.flush}>
        <Stack>
          <RestoredStrip at={desk.draft.restoredAt} onDiscard={desk.startOver} />
          {work.problem && (
            <Alert
              tone={work.unsure ? 'warn' : 'bad'}
              title={say(work.unsure ? 'refunds.unsure' : 'refunds.refused')}
              actions={work.unsure && <Button onClick={desk.post}>{say('list.again')}</Button>}
            >
              {work.unsure ? say('refunds.unsure.text') : problems.say(work.problem)}
            </Alert>
          )}
          {source && (
            <Row>
              <Segments
                label={say('refunds.mode')}
                value={state.mode}
                options={(['goods', 'goodwill'] as const).map((value) => ({
                  value,
                  name: say(`refunds.mode.${value}`),
                  face: say(`refunds.mode.${value}`),
                }))}
                disabled={locked}
                onChange={(mode) => act({ type: 'mode', mode })}
              />
            </Row>
          )}
          {isGoods && source && <LateStrip invoice={source.invoice} />}
          {isGoods && (
            <BackFinder
              ref={back}
              anything={source === null}
              busy={scan.busy}
              news={scan.news}
              onCode={scan.back}
              onTake={scan.bring}
              onFocus={() => (aim.current = 'back')}
            />
          )}
          {mistakes['whole'] !== undefined && <Alert tone="bad">{wrong(mistakes['whole'])}</Alert>}
          {isGoods &&
            source?.lines.map((line) => (
              <ReturnLine
                key={line.id}
                line={line}
                choice={state.choices[line.id]}
                owed={owedOf(line)}
                parts={sums.lines[line.id]}
                mistakes={mistakes}
                locked={locked}
                act={act}
              />
            ))}
          {source === null &&
            (state.brought.length === 0 ? (
              <EmptyState icon="scan" title={say('refunds.brought.empty')} text={say('refunds.brought.empty.text')} />
            ) : (
              state.brought.map((one) => (
                <BroughtLine
                  key={one.id}
                  brought={one}
                  parts={sums.lines[one.id]}
                  mistakes={mistakes}
                  locked={locked}
                  act={act}
                />
              ))
            ))}
          {isGoods && source && desk.maySell && (
            <NewGoods
              goods={state.goods}
              totals={sums.sale}
              locked={locked}
              wrong={wrong(mistakes['goods'])}
              onCount={(id, quantity) => act({ type: 'counted', id, quantity })}
              onRemove={(id) => act({ type: 'removed', id })}
              finder={
                <GoodsFinder
                  ref={out}
                  customerId={desk.customerId}
                  busy={scan.busy}
                  message={scan.outNews}
                  onCode={scan.out}
                  onTake={(item) => act({ type: 'found', item, id: newId() })}
                  onFocus={() => (aim.current = 'out')}
                />
              }
            />
          )}
        </Stack>
        <RefundSide desk={desk} source={source} onConfirm={confirm} />
        <ThumbBar raised note={<SumsInShort sums={sums} />}>
          <Button tone="primary" size="l" icon="undo" busy={work.busy} onClick={confirm}>
            {say(`refunds.do.${sums.kind}`)}
          </Button>
        </ThumbBar>
      </Counter>
      <ConfirmDialog
        open={asking}
        title={say(`refunds.confirm.${sums.kind}`, { total })}
        text={say(`refunds.confirm.${sums.way}`, {
          amount: money(sums.way === 'in' ? sums.settlement.toPay : sums.settlement.paidOut),
          kinds: sums.parts.map(({ kind }) => say(`refunds.tender.${kind}`)).join(', '),
        })}
        cancelLabel={say('form.cancel')}
        confirmLabel={say(`refunds.do.${sums.kind}`)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          desk.post();
        }}
      />
      {desk.approvalDialog}
    </Page>
  );
}
