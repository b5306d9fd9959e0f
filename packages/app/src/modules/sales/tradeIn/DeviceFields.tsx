import { grades, lockStatuses } from '@tilldesk/domain/stock';
import { Button, Checkbox, Field, NumberInput, Strip, Text, TextInput } from '@tilldesk/ui';
import { AsyncSelect, Select } from '@tilldesk/ui/select';
import { Fields } from '../../../kit/resource/Form.styles.ts';
import { useSelectTexts } from '../../../kit/resource/useSelectTexts.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { loadTradeInProducts, pickedProduct } from './tradeIn.wiring.ts';
import { Part } from './TradeIn.styles.ts';
import type { TradeInDesk } from './useTradeInEntry.ts';

const tones = { unknown: 'neutral', here: 'bad', sold: 'accent', gone: 'accent' } as const;

/** Which device it is, what the shop knows of it, and how it looks. */
export function DeviceFields({ desk }: { desk: TradeInDesk }) {
  const say = useSay();
  const texts = useSelectTexts();
  const { entry, change, read, known, wrongs, leaveCode } = desk;
  const { offered } = read;
  const isDoubtful = entry.code !== '' && read.isDoubtful;
  return (
    <Part aria-label={say('tradeIn.device')}>
      <Text as="h3" weight="strong">
        {say('tradeIn.device')}
      </Text>
      <Fields>
        <Field
          data-span="all"
          required
          label={say('tradeIn.code')}
          hint={say('tradeIn.code.hint')}
          error={wrongs.get('code')}
        >
          <TextInput
            icon="barcode"
            data-scan="fill"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={40}
            maxLengthText={say('form.maxLength')}
            value={entry.code}
            onChange={(code) => change({ code, isConfirmed: false })}
            onBlur={leaveCode}
          />
        </Field>
      </Fields>
      {isDoubtful && (
        <Strip
          role="status"
          tone="warn"
          end={
            offered !== null && (
              <Button size="s" onClick={() => change({ code: offered })}>
                {say('tradeIn.code.offered', { code: offered })}
              </Button>
            )
          }
        >
          {say('tradeIn.code.doubtful')}
        </Strip>
      )}
      {isDoubtful && offered === null && (
        <Checkbox
          label={say('tradeIn.code.confirm')}
          checked={entry.isConfirmed}
          onChange={(isConfirmed) => change({ isConfirmed })}
        />
      )}
      {known && (
        <Strip role="status" tone={tones[known.standing]}>
          {known.standing === 'sold' && known.invoice !== null
            ? say('tradeIn.known.soldOn', { number: known.invoice.number })
            : say(`tradeIn.known.${known.standing}`)}
        </Strip>
      )}
      <Fields>
        <Field data-span="all" required label={say('tradeIn.product')} error={wrongs.get('product')}>
          <AsyncSelect
            icon="search"
            load={loadTradeInProducts}
            texts={texts}
            placeholder={say('tradeIn.product.find')}
            value={entry.product && { id: entry.product.id, label: entry.product.name }}
            onChange={(option) => change({ product: pickedProduct(option) })}
          />
        </Field>
        <Field label={say('tradeIn.color')}>
          <TextInput
            value={entry.color}
            maxLength={30}
            maxLengthText={say('form.maxLength')}
            onChange={(color) => change({ color })}
          />
        </Field>
        <Field label={say('tradeIn.storage')}>
          <TextInput
            value={entry.storage}
            maxLength={20}
            maxLengthText={say('form.maxLength')}
            onChange={(storage) => change({ storage })}
          />
        </Field>
        <Field required label={say('tradeIn.grade')} error={wrongs.get('grade')}>
          <Select
            options={grades.map((id) => ({ id, label: say(`tradeIn.grade.${id}`) }))}
            texts={texts}
            value={entry.grade}
            onChange={(id) => change({ grade: grades.find((one) => one === id) ?? null })}
          />
        </Field>
        <Field label={say('tradeIn.battery')}>
          <NumberInput
            value={entry.batteryHealth}
            max={100}
            unit="%"
            onChange={(batteryHealth) => change({ batteryHealth })}
          />
        </Field>
        <Field label={say('tradeIn.lock')}>
          <Select
            options={lockStatuses.map((id) => ({ id, label: say(`tradeIn.lock.${id}`) }))}
            texts={texts}
            value={entry.lockStatus}
            onChange={(id) => change({ lockStatus: lockStatuses.find((one) => one === id) ?? 'unknown' })}
          />
        </Field>
        <Field label={say('tradeIn.notes')}>
          <TextInput
            value={entry.notes}
            maxLength={500}
            maxLengthText={say('form.maxLength')}
            onChange={(notes) => change({ notes })}
          />
        </Field>
      </Fields>
    </Part>
  );
}
