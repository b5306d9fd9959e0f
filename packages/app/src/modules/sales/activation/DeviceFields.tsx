import { Checkbox, Field, MoneyInput, Text, TextInput } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { Fields } from '../../../kit/resource/Form.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { Part } from './Activation.styles.ts';
import type { ActivationDesk } from './useActivationEntry.ts';

/** Which device, SIM and number it is about. The device on the line says its own IMEI. */
export function DeviceFields({ desk, isOfLine }: { desk: ActivationDesk; isOfLine: boolean }) {
  const say = useSay();
  const { entry, change, wrong } = desk;
  const code = { autoComplete: 'off', spellCheck: false, dir: 'ltr', maxLengthText: say('form.maxLength') } as const;
  return (
    <Part aria-label={say('activation.device.part')}>
      <Text as="h3" weight="strong">
        {say('activation.device.part')}
      </Text>
      <Fields>
        <Field
          label={say('sales.imei')}
          hint={isOfLine ? say('activation.imei.ofLine') : undefined}
          error={wrong('imei')}
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
        <Field label={say('activation.iccid')} error={wrong('iccid')}>
          <TextInput
            {...code}
            icon="barcode"
            data-scan="fill"
            maxLength={30}
            value={entry.iccid}
            onChange={(iccid) => change({ iccid, isConfirmed: false })}
          />
        </Field>
        <Field required={entry.type === 'portIn'} label={say('activation.phone')} error={wrong('phone')}>
          <TextInput {...code} type="tel" maxLength={20} value={entry.phone} onChange={(phone) => change({ phone })} />
        </Field>
        {entry.type === 'portIn' && (
          <Field required label={say('activation.portFrom')} error={wrong('portFrom')}>
            <TextInput
              autoComplete="off"
              maxLength={40}
              maxLengthText={say('form.maxLength')}
              value={entry.portFrom}
              onChange={(portFrom) => change({ portFrom })}
            />
          </Field>
        )}
        <Field label={say('activation.account')}>
          <TextInput {...code} maxLength={30} value={entry.account} onChange={(account) => change({ account })} />
        </Field>
      </Fields>
      {desk.isDoubtful && (
        <Checkbox
          label={say('activation.confirm')}
          checked={entry.isConfirmed}
          onChange={(isConfirmed) => change({ isConfirmed })}
        />
      )}
    </Part>
  );
}

/** What the carrier is to pay the shop for it. */
export function EarnedFields({ desk: { entry, change } }: { desk: ActivationDesk }) {
  const say = useSay();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const amount = { currency, locale };
  return (
    <Part aria-label={say('activation.earned.part')}>
      <Text as="h3" weight="strong">
        {say('activation.earned.part')}
      </Text>
      <Fields>
        <Field label={say('activation.commission')}>
          <MoneyInput {...amount} value={entry.commission} onChange={(commission) => change({ commission })} />
        </Field>
        <Field label={say('activation.spiff')}>
          <MoneyInput {...amount} value={entry.spiff} onChange={(spiff) => change({ spiff })} />
        </Field>
      </Fields>
    </Part>
  );
}
