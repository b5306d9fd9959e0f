import {
  Button,
  Card,
  DateInput,
  Field,
  FootBar,
  Icon,
  Kbd,
  NumberInput,
  Text,
  TextArea,
  TextInput,
} from '@tilldesk/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { VendorPicker } from '../../../purchasing/VendorPicker.tsx';
import { RestoredStrip } from '../../../drafts/RestoredStrip.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { ProductFinder } from '../ProductFinder.tsx';
import { productNamed } from '../products.wiring.ts';
import { Sidebar, TwoColumns } from '../purchases.styles.ts';
import { Charges } from './Charges.tsx';
import type { Order, Orderable } from './order.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderRejected } from './OrderRejected.tsx';
import { OrderSums } from './OrderSums.tsx';
import { TaxInput } from './TaxInput.tsx';
import { useOrder, type OrderController } from './useOrder.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const SpotDialog = lazyPart(async () => (await import('./SpotDialog.tsx')).SpotDialog);
const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

export type OrderFormProps = {
  start: Order;
  /** Reloads the draft from the server; unsaved changes are lost. */
  onReload?: (() => void) | undefined;
  /** Asks for confirmation to discard the draft; missing for a new order. */
  onCancel?: (() => void) | undefined;
  /** Copies the saved draft into a new one; missing for a new order. */
  onClone?: (() => void) | undefined;
};

/** Form of an order: vendor, lines, terms, and totals. */
export function OrderForm({ start, onReload, onCancel, onClone }: OrderFormProps) {
  const t = useTranslate();
  const controller = useOrder(start);
  const { order, act, draft, unsaved, isNew } = controller;
  const vendorBox = useRef<HTMLInputElement>(null);
  const finder = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState(false);
  const [buying, setBuying] = useState(false);
  // The line whose quantity gets the focus: a product that was chosen manually needs a quantity.
  const [begun, setBegun] = useState<string | null>(null);
  const toFinder = () => finder.current?.focus();

  const addItem = (item: Orderable, byHand: boolean) => {
    const lineId = newId();
    act({ type: 'took', item, lineId, quantity: 1 });
    setBegun(byHand ? (order.lines.find(({ productId }) => productId === item.id)?.id ?? lineId) : null);
  };
  useScan(async ({ text }) => {
    if (suggesting || buying) return 'rejected';
    const product = await productNamed(text);
    if (product === null) return 'rejected';
    addItem(product, false);
    return 'taken';
  });
  useKeys({ F2: toFinder, 'mod+s': controller.saveDraft, F9: controller.place, 'mod+Enter': controller.place });
  useStart(isNew && start.vendor === null ? vendorBox : finder);

  return (
    <Page
      title={isNew ? undefined : t('purchases.draftOf', { vendor: start.vendor?.label ?? '' })}
      about={t(isNew ? 'purchases.about.new' : unsaved ? 'purchases.about.unsaved' : 'purchases.about.saved')}
      actions={
        <Row>
          {onCancel && (
            <Button tone="quiet" icon="trash" onClick={onCancel}>
              {t('purchases.discard')}
            </Button>
          )}
          {onClone && (
            <Button tone="quiet" icon="copy" disabled={unsaved} onClick={onClone}>
              {t('purchases.clone')}
            </Button>
          )}
          {isNew && (
            <Button icon="cart" aria-haspopup="dialog" onClick={() => controller.isRight() && setBuying(true)}>
              {t('purchases.spot')}
            </Button>
          )}
          <Button icon="refresh" aria-haspopup="dialog" onClick={() => setSuggesting(true)}>
            {t('purchases.suggest')}
          </Button>
        </Row>
      }
    >
      <div onBlur={draft.flush} inert={controller.busy && isNew}>
        <TwoColumns>
          <Stack>
            <RestoredStrip
              at={draft.restoredAt}
              changedSince={(order.version ?? 0) < (start.version ?? 0)}
              onDiscard={controller.startOver}
            />
            <OrderRejected controller={controller} onReload={onReload} />
            <Card title={t('purchases.whom')}>
              <Fields>
                <ValidatedField controller={controller} at="vendorId" label={t('purchases.vendor')} required span>
                  <VendorPicker
                    ref={vendorBox}
                    value={order.vendor}
                    onChange={(vendor) => {
                      act({ type: 'vendor', vendor });
                      if (vendor) toFinder();
                    }}
                  />
                </ValidatedField>
                <ValidatedField controller={controller} at="orderDay" label={t('buying.orderDay')} required>
                  <DateInput
                    value={order.orderDay}
                    onChange={(orderDay) => act({ type: 'changed', change: { orderDay } })}
                  />
                </ValidatedField>
                <ValidatedField controller={controller} at="expectedDay" label={t('buying.expectedDay')}>
                  <DateInput
                    value={order.expectedDay}
                    min={order.orderDay}
                    onChange={(expectedDay) => act({ type: 'changed', change: { expectedDay } })}
                  />
                </ValidatedField>
                <ValidatedField
                  controller={controller}
                  at="termsDays"
                  label={t('purchases.terms')}
                  hint={t('purchases.terms.hint')}
                >
                  <NumberInput
                    value={order.termsDays}
                    max={365}
                    onChange={(termsDays) => act({ type: 'changed', change: { termsDays } })}
                  />
                </ValidatedField>
                <ValidatedField controller={controller} at="vendorRef" label={t('purchases.vendorRef')}>
                  <TextInput
                    value={order.vendorRef}
                    autoComplete="off"
                    maxLengthText={t('form.maxLength')}
                    onChange={(vendorRef) => act({ type: 'changed', change: { vendorRef } })}
                  />
                </ValidatedField>
              </Fields>
            </Card>
            <ProductFinder
              ref={finder}
              label={t('purchases.find')}
              hint={t('purchases.find.hint')}
              end={<Kbd>{'F2'}</Kbd>}
              onChoose={(product) => addItem(product, true)}
            />
            <OrderLines controller={controller} begun={begun} onDone={toFinder} />
            <Card title={t('purchases.more')}>
              <Stack>
                <Charges order={order} act={act} fieldErrors={controller.fieldErrors} />
                <Fields>
                  <TaxInput order={order} act={act} />
                </Fields>
                <ValidatedField
                  controller={controller}
                  at="notes"
                  label={t('purchases.notes')}
                  hint={t('purchases.notes.hint')}
                  span
                >
                  <TextArea
                    rows={3}
                    value={order.notes}
                    maxLengthText={t('form.maxLength')}
                    onChange={(notes) => act({ type: 'changed', change: { notes } })}
                  />
                </ValidatedField>
              </Stack>
            </Card>
          </Stack>
          <Sidebar>
            <OrderSums order={order} />
          </Sidebar>
        </TwoColumns>
      </div>
      <FootBar
        note={
          <Row role="status">
            {unsaved && (
              <>
                <Icon name="edit" size={14} />
                <Text tone="muted">{t('form.unsaved')}</Text>
              </>
            )}
          </Row>
        }
      >
        <Button
          busy={controller.busy}
          disabled={!unsaved && !isNew}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={controller.saveDraft}
        >
          {t('purchases.save')}
        </Button>
        <Button tone="primary" icon="send" busy={controller.busy} aria-keyshortcuts="F9" onClick={controller.place}>
          {t('purchases.place')} <Kbd>{'F9'}</Kbd>
        </Button>
      </FootBar>
      <Suspense>
        {buying && <SpotDialog order={order} onBought={controller.bought} onClose={() => setBuying(false)} />}
        {suggesting && (
          <Suggestions
            vendor={order.vendor}
            present={order.lines.map(({ productId }) => productId)}
            onClose={() => setSuggesting(false)}
            onAdd={(items) => {
              for (const { quantity, ...item } of items) act({ type: 'took', item, lineId: newId(), quantity });
              setSuggesting(false);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}

type ValidatedFieldProps = {
  controller: OrderController;
  /** The field's path in the request. */
  at: string;
  label: string;
  hint?: string;
  required?: boolean;
  span?: boolean;
  children: ReactNode;
};

/** A field of the order with its error message. */
function ValidatedField({ controller, at, label, hint, required, span, children }: ValidatedFieldProps) {
  const problems = useProblem();
  const fieldError = controller.fieldErrors[at];
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      data-span={span ? 'all' : undefined}
      error={fieldError && problems.field(at === 'vendorId' ? { code: 'required', message: '' } : fieldError)}
    >
      {children}
    </Field>
  );
}

/** Focuses the first input on mount. */
function useStart(box: RefObject<HTMLInputElement | null>): void {
  const [start] = useState(box);
  useEffect(
    function focusStart() {
      start.current?.focus();
    },
    [start],
  );
}
