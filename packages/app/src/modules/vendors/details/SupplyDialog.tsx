import { can } from '@tilldesk/domain/rights';
import { changeVendorProduct, type Vendor } from '@tilldesk/domain/vendors';
import { Alert, Button, Field, ItemList, NumberInput, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState, type FormEvent } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { addressOf } from '../../../navigation/addressOf.ts';
import { routerLink } from '../../../navigation/routerLink.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import type { Supply } from './VendorSupplies.tsx';

type SupplyDialogProps = { vendor: Vendor; supply: Supply; onClose: () => void };

/** A product as a vendor supplies it: the vendor's number, the lead time, and its prices, newest first. */
export function SupplyDialog({ vendor, supply, onClose }: SupplyDialogProps) {
  const t = useTranslate();
  const { money, date, percent } = useFormats();
  const problems = useProblem();
  const { permissions, limits } = useSession();
  const { run, busy, problem } = useMutation();
  const [vendorSku, setVendorSku] = useState(supply.vendorSku ?? '');
  const [leadDays, setLeadDays] = useState(supply.leadDays);
  const { close, confirmDialog } = useCloseGuard(
    vendorSku !== (supply.vendorSku ?? '') || leadDays !== supply.leadDays,
    onClose,
  );
  const mayChange = can(permissions, 'Vendor', 'update');
  const fieldErrors = problems.fields(problem?.fields ?? {});

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { vendorSku: vendorSku.trim() || null, leadDays };
    const params = { id: vendor.id, productId: supply.productId };
    if ((await run(body, () => call(changeVendorProduct, { params, body }))) === null) return;
    refresh('vendors');
    toasts.show({ tone: 'ok', text: t('form.saved', { name: supply.name }) });
    onClose();
  };
  /** The change against the previous price; undefined for the first one. */
  const moved = (at: number): string | undefined => {
    const [now, before] = [supply.prices[at]?.cost, supply.prices[at + 1]?.cost];
    if (now === undefined || before === undefined || before === 0 || now === before) return undefined;
    const share = Math.round(((now - before) / before) * 1000) / 1000;
    return t(now > before ? 'vendors.price.up' : 'vendors.price.down', { share: percent(Math.abs(share)) });
  };
  return (
    <Dialog
      open
      title={supply.name}
      description={t('vendors.supply.about', { vendor: vendor.name })}
      closeLabel={t('buying.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t(mayChange ? 'form.cancel' : 'buying.close')}
          </Button>
          {mayChange && (
            <Button type="submit" form={FORM} tone="primary" busy={busy}>
              {t('form.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={(event: FormEvent) => void save(event)}>
        {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
        <Fields>
          <Field label={t('vendors.supply.vendorSku')} error={fieldErrors['vendorSku']}>
            <TextInput
              value={vendorSku}
              onChange={setVendorSku}
              readOnly={!mayChange}
              maxLength={40}
              maxLengthText={t('form.maxLength')}
              autoComplete="off"
            />
          </Field>
          <Field label={t('vendors.supply.leadDays')} error={fieldErrors['leadDays']}>
            <NumberInput value={leadDays} onChange={setLeadDays} max={365} readOnly={!mayChange} />
          </Field>
        </Fields>
        {limits.viewCost && (
          <section aria-label={t('vendors.prices')}>
            <Text as="h3" size="s" weight="medium">
              {t('vendors.prices')}
            </Text>
            {supply.prices.length === 0 ? (
              <Text as="p" tone="muted">
                {t('vendors.prices.none')}
              </Text>
            ) : (
              <ItemList
                variant="lined"
                renderLink={routerLink}
                items={supply.prices.map(({ at, cost, purchaseId, purchaseNumber }, index) => ({
                  id: `${at} ${purchaseId}`,
                  title: date(at),
                  text: [purchaseNumber, moved(index)].filter(Boolean).join(' · '),
                  value: money(cost),
                  href: addressOf('/purchases/edit-purchases/:purchaseId', { with: { purchaseId } }),
                }))}
              />
            )}
          </section>
        )}
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}

const FORM = 'vendor-supply';
