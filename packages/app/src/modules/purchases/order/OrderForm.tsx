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
import { VendorPicker } from '../../../kit/buying/VendorPicker.tsx';
import { RestoredStrip } from '../../../kit/draft/RestoredStrip.tsx';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { Fields } from '../../../kit/resource/Form.styles.ts';
import { useScan } from '../../../kit/scan/useScan.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { newId } from '../../../wiring/newId.ts';
import { useKeys } from '../../../wiring/useKeys.ts';
import { ProductFinder } from '../ProductFinder.tsx';
import { productNamed } from '../products.wiring.ts';
import { Beside, Desk } from '../purchases.styles.ts';
import { Charges } from './Charges.tsx';
import type { Order, Orderable } from './order.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderRefused } from './OrderRefused.tsx';
import { OrderSums } from './OrderSums.tsx';
import { TaxInput } from './TaxInput.tsx';
import { useOrder, type OrderDesk } from './useOrder.ts';
import { lazyPart } from '../../../kit/page/later.tsx';

const SpotDialog = lazyPart(async () => (await import('./SpotDialog.tsx')).SpotDialog);
const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

export type OrderFormProps = {
  start: Order;
  /** Gets the draft again as the server has it; what is unsaved is lost. */
  onReload?: (() => void) | undefined;
  /** Asks whether the draft is to be thrown away; a new one has nothing to throw away. */
  onCancel?: (() => void) | undefined;
  /** Copies the draft, as it is saved, into another one; a new one has nothing to copy. */
  onClone?: (() => void) | undefined;
};

/** An order while it is written: whom it goes to, what is ordered, on what terms, and what it comes to. */
export function OrderForm({ start, onReload, onCancel, onClone }: OrderFormProps) {
  const say = useSay();
  const desk = useOrder(start);
  const { order, act, draft, unsaved, isNew } = desk;
  const vendorBox = useRef<HTMLInputElement>(null);
  const finder = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState(false);
  const [buying, setBuying] = useState(false);
  // The line that is to get the focus: what was chosen by hand wants its number of pieces.
  const [begun, setBegun] = useState<string | null>(null);
  const toFinder = () => finder.current?.focus();

  const take = (item: Orderable, byHand: boolean) => {
    const lineId = newId();
    act({ type: 'took', item, lineId, quantity: 1 });
    setBegun(byHand ? (order.lines.find(({ productId }) => productId === item.id)?.id ?? lineId) : null);
  };
  useScan(async ({ text }) => {
    if (suggesting || buying) return 'refused';
    const product = await productNamed(text);
    if (product === null) return 'refused';
    take(product, false);
    return 'taken';
  });
  useKeys({ F2: toFinder, 'mod+s': desk.saveDraft, F9: desk.place, 'mod+Enter': desk.place });
  useStart(isNew && start.vendor === null ? vendorBox : finder);

  return (
    <Page
      title={isNew ? undefined : say('purchases.draftOf', { vendor: start.vendor?.label ?? '' })}
      about={say(isNew ? 'purchases.about.new' : unsaved ? 'purchases.about.unsaved' : 'purchases.about.saved')}
      actions={
        <Row>
          {onCancel && (
            <Button tone="quiet" icon="trash" onClick={onCancel}>
              {say('purchases.discard')}
            </Button>
          )}
          {onClone && (
            <Button tone="quiet" icon="copy" disabled={unsaved} onClick={onClone}>
              {say('purchases.clone')}
            </Button>
          )}
          {isNew && (
            <Button icon="cart" aria-haspopup="dialog" onClick={() => desk.isRight() && setBuying(true)}>
              {say('purchases.spot')}
            </Button>
          )}
          <Button icon="refresh" aria-haspopup="dialog" onClick={() => setSuggesting(true)}>
            {say('purchases.suggest')}
          </Button>
        </Row>
      }
    >
      <div onBlur={draft.flush} inert={desk.busy && isNew}>
        <Desk>
          <Stack>
            <RestoredStrip
              at={draft.restoredAt}
              changedSince={(order.version ?? 0) < (start.version ?? 0)}
              onDiscard={desk.startOver}
            />
            <OrderRefused desk={desk} onReload={onReload} />
            <Card title={say('purchases.whom')}>
              <Fields>
                <Wrong desk={desk} at="vendorId" label={say('purchases.vendor')} required span>
                  <VendorPicker
                    ref={vendorBox}
                    value={order.vendor}
                    onChange={(vendor) => {
                      act({ type: 'vendor', vendor });
                      if (vendor) toFinder();
                    }}
                  />
                </Wrong>
                <Wrong desk={desk} at="orderDay" label={say('buying.orderDay')} required>
                  <DateInput
                    value={order.orderDay}
                    onChange={(orderDay) => act({ type: 'changed', change: { orderDay } })}
                  />
                </Wrong>
                <Wrong desk={desk} at="expectedDay" label={say('buying.expectedDay')}>
                  <DateInput
                    value={order.expectedDay}
                    min={order.orderDay}
                    onChange={(expectedDay) => act({ type: 'changed', change: { expectedDay } })}
                  />
                </Wrong>
                <Wrong desk={desk} at="termsDays" label={say('purchases.terms')} hint={say('purchases.terms.hint')}>
                  <NumberInput
                    value={order.termsDays}
                    max={365}
                    onChange={(termsDays) => act({ type: 'changed', change: { termsDays } })}
                  />
                </Wrong>
                <Wrong desk={desk} at="vendorRef" label={say('purchases.vendorRef')}>
                  <TextInput
                    value={order.vendorRef}
                    autoComplete="off"
                    maxLengthText={say('form.maxLength')}
                    onChange={(vendorRef) => act({ type: 'changed', change: { vendorRef } })}
                  />
                </Wrong>
              </Fields>
            </Card>
            <ProductFinder
              ref={finder}
              label={say('purchases.find')}
              hint={say('purchases.find.hint')}
              end={<Kbd>{'F2'}</Kbd>}
              onTake={(product) => take(product, true)}
            />
            <OrderLines desk={desk} begun={begun} onDone={toFinder} />
            <Card title={say('purchases.more')}>
              <Stack>
                <Charges order={order} act={act} mistakes={desk.mistakes} />
                <Fields>
                  <TaxInput order={order} act={act} />
                </Fields>
                <Wrong desk={desk} at="notes" label={say('purchases.notes')} hint={say('purchases.notes.hint')} span>
                  <TextArea
                    rows={3}
                    value={order.notes}
                    maxLengthText={say('form.maxLength')}
                    onChange={(notes) => act({ type: 'changed', change: { notes } })}
                  />
                </Wrong>
              </Stack>
            </Card>
          </Stack>
          <Beside>
            <OrderSums order={order} />
          </Beside>
        </Desk>
      </div>
      <FootBar
        note={
          <Row role="status">
            {unsaved && (
              <>
                <Icon name="edit" size={14} />
                <Text tone="muted">{say('form.unsaved')}</Text>
              </>
            )}
          </Row>
        }
      >
        <Button
          busy={desk.busy}
          disabled={!unsaved && !isNew}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={desk.saveDraft}
        >
          {say('purchases.save')}
        </Button>
        <Button tone="primary" icon="send" busy={desk.busy} aria-keyshortcuts="F9" onClick={desk.place}>
          {say('purchases.place')} <Kbd>{'F9'}</Kbd>
        </Button>
      </FootBar>
      <Suspense>
        {buying && <SpotDialog order={order} onBought={desk.bought} onClose={() => setBuying(false)} />}
        {suggesting && (
          <Suggestions
            vendor={order.vendor}
            present={order.lines.map(({ productId }) => productId)}
            onClose={() => setSuggesting(false)}
            onTake={(items) => {
              for (const { quantity, ...item } of items) act({ type: 'took', item, lineId: newId(), quantity });
              setSuggesting(false);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}

type WrongProps = {
  desk: OrderDesk;
  /** The field's path in what is sent. */
  at: string;
  label: string;
  hint?: string;
  required?: boolean;
  span?: boolean;
  children: ReactNode;
};

/** A field of the order with what is wrong with it. */
function Wrong({ desk, at, label, hint, required, span, children }: WrongProps) {
  const problems = useProblem();
  const wrong = desk.mistakes[at];
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      data-span={span ? 'all' : undefined}
      error={wrong && problems.field(at === 'vendorId' ? { code: 'required', message: '' } : wrong)}
    >
      {children}
    </Field>
  );
}

/** Puts the focus where the work begins. */
function useStart(box: RefObject<HTMLInputElement | null>): void {
  const [start] = useState(box);
  useEffect(
    function beginHere() {
      start.current?.focus();
    },
    [start],
  );
}
