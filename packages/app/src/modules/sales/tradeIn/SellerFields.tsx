import { blacklistAnswers, documentKinds } from '@tilldesk/domain/selling';
import { Checkbox, DateInput, Field, RadioGroup, Text, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { CustomerPicker } from '../../../kit/customer/CustomerPicker.tsx';
import { Fields } from '../../../kit/resource/Form.styles.ts';
import { useSelectTexts } from '../../../kit/resource/useSelectTexts.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Part } from './TradeIn.styles.ts';
import type { TradeInDesk } from './useTradeInEntry.ts';

/** Whether the shop may buy it at all. */
export function CheckFields({ desk: { entry, change, wrongs } }: { desk: TradeInDesk }) {
  const say = useSay();
  return (
    <Part aria-label={say('tradeIn.checks')}>
      <Text as="h3" weight="strong">
        {say('tradeIn.checks')}
      </Text>
      <Fields>
        <Field required label={say('tradeIn.blacklist')} error={wrongs.get('blacklist')}>
          <RadioGroup
            orientation="horizontal"
            choices={blacklistAnswers.map((id) => ({ id, label: say(`tradeIn.blacklist.${id}`) }))}
            value={entry.blacklist}
            onChange={(id) => change({ blacklist: blacklistAnswers.find((one) => one === id) ?? null })}
          />
        </Field>
        <Field label={say('tradeIn.blacklistReference')}>
          <TextInput
            value={entry.blacklistReference}
            maxLengthText={say('form.maxLength')}
            onChange={(blacklistReference) => change({ blacklistReference })}
          />
        </Field>
      </Fields>
      <Tick
        label={say('tradeIn.unlocked')}
        wrong={wrongs.get('unlocked')}
        checked={entry.unlocked}
        onChange={(unlocked) => change({ unlocked })}
      />
    </Part>
  );
}

/** Who sells it, and what they proved it with. */
export function SellerFields({ desk: { entry, change, wrongs } }: { desk: TradeInDesk }) {
  const say = useSay();
  const texts = useSelectTexts();
  return (
    <Part aria-label={say('tradeIn.seller')}>
      <Text as="h3" weight="strong">
        {say('tradeIn.seller')}
      </Text>
      <Fields>
        <Field required label={say('tradeIn.customer')} error={wrongs.get('customer')}>
          <CustomerPicker
            placeholder={say('tradeIn.customer.find')}
            value={entry.customer}
            onChange={(customer) => change({ customer })}
          />
        </Field>
        <Field required label={say('tradeIn.document')}>
          <Select
            options={documentKinds.map((id) => ({ id, label: say(`tradeIn.document.${id}`) }))}
            texts={texts}
            value={entry.documentKind}
            onChange={(id) => change({ documentKind: documentKinds.find((one) => one === id) ?? 'other' })}
          />
        </Field>
        <Field
          required
          label={say('tradeIn.document.number')}
          hint={say('tradeIn.document.hint')}
          error={wrongs.get('documentNumber')}
        >
          <TextInput
            autoComplete="off"
            value={entry.documentNumber}
            maxLength={40}
            maxLengthText={say('form.maxLength')}
            onChange={(documentNumber) => change({ documentNumber })}
          />
        </Field>
        <Field label={say('tradeIn.document.expires')} error={wrongs.get('documentExpires')}>
          <DateInput value={entry.documentExpires} onChange={(documentExpires) => change({ documentExpires })} />
        </Field>
      </Fields>
    </Part>
  );
}

type TickProps = {
  label: string;
  wrong: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Something that has to be so; says below why it was refused. */
export function Tick({ label, wrong, checked, onChange }: TickProps) {
  return (
    <Checkbox
      label={label}
      hint={
        wrong !== undefined && (
          <Text tone="bad" size="s">
            {wrong}
          </Text>
        )
      }
      aria-invalid={wrong !== undefined || undefined}
      checked={checked}
      onChange={onChange}
    />
  );
}
