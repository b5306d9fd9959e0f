import type { Refund, Refundable, RefundableLine } from '@tilldesk/domain/refunds';
import { Alert, Button, EmptyState, Segments } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useRef, useState } from 'react';
import { RestoredStrip } from '../../../drafts/RestoredStrip.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { useScan } from '../../../scanning/useScan.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { BottomBar } from '../../../page/ThumbBar.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { ExchangeItemFinder } from '../goods/GoodsFinder.tsx';
import { NewGoods } from '../goods/NewGoods.tsx';
import { TwoColumns } from '../refunds.styles.ts';
import { useStartFocus } from '../../../page/useStartFocus.ts';
import { InvoiceName } from '../InvoiceName.tsx';
import { ReturnItemFinder } from './BackFinder.tsx';
import { ReturnedItemLine } from './ReturnedItemLine.tsx';
import { useFieldErrorText } from './ChoiceFields.tsx';
import { LateStrip } from './LateStrip.tsx';
import { RefundSidePanel, RefundOutcomeText } from './RefundSidePanel.tsx';
import { ReturnLine } from './ReturnLine.tsx';
import { feeOf } from './sums.ts';
import { useRefundForm } from './useRefunding.ts';
import { useRefundScan } from './useRefundScan.ts';

type RefundFormProps = {
  /** The invoice; null without a receipt. */
  source: Refundable | null;
  onPosted: (refund: Refund) => void;
};

/** The refund form: the returned items, the items in exchange, the totals and the button that posts the refund. */
export function RefundForm({ source, onPosted }: RefundFormProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const fieldErrorText = useFieldErrorText();
  const controller = useRefundForm(source, onPosted);
  const { state, dispatch, sums, fieldErrors, work, locked } = controller;
  const scan = useRefundScan(state, source, controller.customerId, dispatch);
  const returnInput = useStartFocus<HTMLInputElement>();
  const exchangeInput = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  // A scan is applied to the section that had the focus last: returned items or items in exchange.
  const activeSection = useRef<'back' | 'out'>('back');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isGoods = state.mode === 'goods';

  useScan(async ({ text }) => {
    const isOut = activeSection.current === 'out' && exchangeInput.current !== null;
    (isOut ? exchangeInput : returnInput).current?.focus();
    return (await (isOut ? scan.scanExchange(text) : scan.scanReturned(text))) === 'taken' ? 'taken' : 'rejected';
  });
  const confirm = () => {
    if (work.unsure) return controller.post();
    if (controller.isComplete) return setDialogOpen(true);
    controller.showErrors();
    // After the error messages are rendered.
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  useKeys({ F2: () => returnInput.current?.focus(), F9: confirm, 'mod+Enter': confirm });

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
            <InvoiceName named={source.invoice} />
            {source.invoice.customerName ?? t('refunds.walkIn')}
          </Row>
        ) : (
          t('refunds.noReceipt')
        )
      }
      actions={
        <Button tone="quiet" icon="trash" disabled={!controller.begun || locked} onClick={controller.startOver}>
          {t('refunds.startOver')}
        </Button>
      }
    >
      <TwoColumns ref={page} data-density="touch" onBlur={controller.draft.flush}>
        <Stack>
          <RestoredStrip at={controller.draft.restoredAt} onDiscard={controller.startOver} />
          {work.problem && (
            <Alert
              tone={work.unsure ? 'warn' : 'bad'}
              title={t(work.unsure ? 'refunds.unsure' : 'refunds.rejected')}
              actions={work.unsure && <Button onClick={controller.post}>{t('list.again')}</Button>}
            >
              {work.unsure ? t('refunds.unsure.text') : problems.message(work.problem)}
            </Alert>
          )}
          {source && (
            <Row>
              <Segments
                label={t('refunds.mode')}
                value={state.mode}
                options={(['goods', 'goodwill'] as const).map((value) => ({
                  value,
                  name: t(`refunds.mode.${value}`),
                  face: t(`refunds.mode.${value}`),
                }))}
                disabled={locked}
                onChange={(mode) => dispatch({ type: 'mode', mode })}
              />
            </Row>
          )}
          {isGoods && source && <LateStrip invoice={source.invoice} />}
          {isGoods && (
            <ReturnItemFinder
              ref={returnInput}
              anything={source === null}
              busy={scan.busy}
              feedback={scan.feedback}
              onCode={scan.scanReturned}
              onChoose={scan.addReturned}
              onFocus={() => (activeSection.current = 'back')}
            />
          )}
          {fieldErrors['whole'] !== undefined && <Alert tone="bad">{fieldErrorText(fieldErrors['whole'])}</Alert>}
          {isGoods &&
            source?.lines.map((line) => (
              <ReturnLine
                key={line.id}
                line={line}
                choice={state.choices[line.id]}
                owed={owedOf(line)}
                parts={sums.lines[line.id]}
                fieldErrors={fieldErrors}
                locked={locked}
                act={dispatch}
              />
            ))}
          {source === null &&
            (state.returnedItems.length === 0 ? (
              <EmptyState icon="scan" title={t('refunds.returned.empty')} text={t('refunds.returned.empty.text')} />
            ) : (
              state.returnedItems.map((one) => (
                <ReturnedItemLine
                  key={one.id}
                  item={one}
                  parts={sums.lines[one.id]}
                  fieldErrors={fieldErrors}
                  locked={locked}
                  act={dispatch}
                />
              ))
            ))}
          {isGoods && source && controller.maySell && (
            <NewGoods
              goods={state.goods}
              totals={sums.sale}
              locked={locked}
              fieldError={fieldErrorText(fieldErrors['goods'])}
              onCount={(id, quantity) => dispatch({ type: 'counted', id, quantity })}
              onRemove={(id) => dispatch({ type: 'removed', id })}
              finder={
                <ExchangeItemFinder
                  ref={exchangeInput}
                  customerId={controller.customerId}
                  busy={scan.busy}
                  message={scan.exchangeFeedback}
                  onCode={scan.scanExchange}
                  onChoose={(item) => dispatch({ type: 'found', item, id: newId() })}
                  onFocus={() => (activeSection.current = 'out')}
                />
              }
            />
          )}
        </Stack>
        <RefundSidePanel controller={controller} source={source} onConfirm={confirm} />
        <BottomBar raised note={<RefundOutcomeText sums={sums} />}>
          <Button tone="primary" size="l" icon="undo" busy={work.busy} onClick={confirm}>
            {t(`refunds.do.${sums.kind}`)}
          </Button>
        </BottomBar>
      </TwoColumns>
      <ConfirmDialog
        open={isDialogOpen}
        title={t(`refunds.confirm.${sums.kind}`, { total })}
        text={t(`refunds.confirm.${sums.direction}`, {
          amount: money(sums.direction === 'in' ? sums.settlement.toPay : sums.settlement.paidOut),
          kinds: sums.parts.map(({ kind }) => t(`refunds.tender.${kind}`)).join(', '),
        })}
        cancelLabel={t('form.cancel')}
        confirmLabel={t(`refunds.do.${sums.kind}`)}
        onCancel={() => setDialogOpen(false)}
        onConfirm={() => {
          setDialogOpen(false);
          controller.post();
        }}
      />
      {controller.approvalDialog}
    </Page>
  );
}
