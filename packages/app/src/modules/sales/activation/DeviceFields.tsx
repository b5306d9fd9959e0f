import { Checkbox, Field, MoneyInput, Text, TextInput } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Part } from './Activation.styles.ts';
import type { ActivationController } from './useActivationEntry.ts';

/** Fields for the device, the SIM and the phone number. The IMEI of a device on the invoice line is filled in. */
export function DeviceFields({ controller, isOfLine }: { controller: ActivationController; isOfLine: boolean }) {
  const t = useTranslate();
  const { entry, change, fieldError } = controller;
  const code = { autoComplete: 'off', spellCheck: false, dir: 'ltr', maxLengthText: t('form.maxLength') } as const;
  return (
    <Part aria-label={t('activation.device.part')}>
      <Text as="h3" weight="strong">
        {t('activation.device.part')}
      </Text>
      <Fields>
        <Field
          label={t('sales.imei')}
          hint={isOfLine ? t('activation.imei.ofLine') : undefined}
          error={fieldError('imei')}
        >
          <TextInput
            {...code}
            icon="barcode"
            data-scan="fill"
            maxLength={20}
            readOnly={isOfLine}
            value={entry.imei}
            onChange={(imei) => change({ imei, isConfirmed: false })}
          />
        </Field>
        <Field label={t('activation.iccid')} error={fieldError('iccid')}>
          <TextInput
            {...code}
            icon="barcode"
            data-scan="fill"
            maxLength={30}
            value={entry.iccid}
            onChange={(iccid) => change({ iccid, isConfirmed: false })}
          />
        </Field>
        <Field required={entry.type === 'portIn'} label={t('activation.phone')} error={fieldError('phone')}>
          <TextInput {...code} type="tel" maxLength={20} value={entry.phone} onChange={(phone) => change({ phone })} />
        </Field>
        {entry.type === 'portIn' && (
          <Field required label={t('activation.portFrom')} error={fieldError('portFrom')}>
            <TextInput
              autoComplete="off"
              maxLength={40}
              maxLengthText={t('form.maxLength')}
              value={entry.portFrom}
              onChange={(portFrom) => change({ portFrom })}
            />
          </Field>
        )}
        <Field label={t('activation.account')}>
          <TextInput {...code} maxLength={30} value={entry.account} onChange={(account) => change({ account })} />
        </Field>
      </Fields>
      {controller.hasInvalidCheckDigit && (
        <Checkbox
          label={t('activation.confirm')}
          checked={entry.isConfirmed}
          onChange={(isConfirmed) => change({ isConfirmed })}
        />
      )}
    </Part>
  );
}

/** Fields for the commission and the spiff that the carrier is expected to pay. */
export function CommissionFields({ controller: { entry, change } }: { controller: ActivationController }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const amount = { currency, locale };
  return (
    <Part aria-label={t('activation.earned.part')}>
      <Text as="h3" weight="strong">
        {t('activation.earned.part')}
      </Text>
      <Fields>
        <Field label={t('activation.commission')}>
          <MoneyInput {...amount} value={entry.commission} onChange={(commission) => change({ commission })} />
        </Field>
        <Field label={t('activation.spiff')}>
          <MoneyInput {...amount} value={entry.spiff} onChange={(spiff) => change({ spiff })} />
        </Field>
      </Fields>
    </Part>
  );
}
