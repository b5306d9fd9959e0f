import { vendors } from '@tilldesk/domain/vendors';
import { Alert, Button, Field, PhoneInput, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState, type KeyboardEvent } from 'react';
import { refresh } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { newId } from '../api/newId.ts';
import { Stack } from '../page/flow.styles.ts';
import { useCloseGuard } from '../resource/form/useClosing.tsx';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMutation } from '../api/useMutation.ts';
import { vendorOption, type VendorOption } from './vendors.wiring.ts';

type CreateVendorProps = { onCreated: (vendor: VendorOption) => void; onClose: () => void };

/** Adds a vendor without leaving the order: name and contact details. */
export function CreateVendor({ onCreated, onClose }: CreateVendorProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { run, busy, problem } = useMutation();
  const [id] = useState(newId);
  const [name, setName] = useState('');
  const [contactName, setContact] = useState('');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const { close, confirmDialog } = useCloseGuard(
    [name, contactName, phone, email].some((text) => text.trim() !== ''),
    onClose,
  );
  const fieldErrors = problems.fields(problem?.fields ?? {});
  const missing = name.trim() === '';

  const create = async () => {
    setTried(true);
    if (missing) return;
    const contact = {
      contactName: contactName.trim() || null,
      phone: phone.trim() || null,
      email: email.trim() || null,
    };
    const body = { id, name: name.trim(), ...contact, active: true, isCarrier: false, isDistributor: false };
    const vendor = await run(body, (key) => call(vendors.create, { body }, { key }));
    if (vendor === null) return;
    refresh('vendors');
    onCreated(vendorOption(vendor));
  };
  // A form here would be nested inside the order's form.
  const createByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void create();
  };
  const text = { onKeyDown: createByEnter, autoComplete: 'off', maxLengthText: t('form.maxLength') };
  return (
    <Dialog
      open
      size="s"
      title={t('buying.vendor.create')}
      closeLabel={t('buying.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} onClick={() => void create()}>
            {t('buying.vendor.createShort')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
        <Field
          label={t('buying.vendor.name')}
          required
          error={
            (tried && missing ? problems.field({ code: 'required', message: '' }) : undefined) ?? fieldErrors['name']
          }
        >
          <TextInput value={name} onChange={setName} {...text} />
        </Field>
        <Field label={t('buying.vendor.contact')} error={fieldErrors['contactName']}>
          <TextInput value={contactName} onChange={setContact} {...text} />
        </Field>
        <Field label={t('buying.vendor.phone')} error={fieldErrors['phone']}>
          <PhoneInput value={phone} onChange={setPhone} maxLength={20} {...text} />
        </Field>
        <Field label={t('buying.vendor.email')} error={fieldErrors['email']}>
          <TextInput type="email" value={email} onChange={setEmail} {...text} />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
