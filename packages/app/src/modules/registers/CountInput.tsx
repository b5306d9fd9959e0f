import { denominationsOf } from '@tilldesk/domain/registers';
import { Field, MoneyInput, NumberInput, Segments, Strip, Text } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { Stack } from '../../page/flow.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { totalOf, type Counted, type CountMethod } from './counted.ts';
import { Pieces } from './registers.styles.ts';

type CountInputProps = {
  value: Counted;
  onChange: (value: Counted) => void;
  /** Methods to choose from. @default by amount, or by bills and coins */
  methods?: readonly CountMethod[];
  error?: string | undefined;
};

/** Input for the counted cash of a drawer: the sum, or the number of each bill and coin. */
export function CountInput({ value, onChange, methods = ['amount', 'pieces'], error }: CountInputProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  return (
    <Stack>
      <div>
        <Segments
          label={t('drawers.count.method')}
          value={value.method}
          options={methods.map((method) => ({
            value: method,
            name: t(`drawers.count.method.${method}`),
            face: t(`drawers.count.method.${method}`),
          }))}
          onChange={(method) => onChange({ ...value, method })}
        />
      </div>
      {value.method === 'amount' && (
        <Field label={t('drawers.counted')} required error={error}>
          <MoneyInput
            currency={currency}
            locale={locale}
            value={value.amount}
            onChange={(amount) => onChange({ ...value, amount })}
          />
        </Field>
      )}
      {value.method === 'pieces' && (
        <>
          <Pieces role="group" aria-label={t('drawers.count.method.pieces')}>
            {denominationsOf(currency).map((piece) => (
              <label key={piece}>
                <Text code>{money(piece)}</Text>
                <NumberInput
                  size="s"
                  max={9999}
                  aria-label={t('drawers.count.pieces', { value: money(piece) })}
                  value={value.pieces[piece] ?? null}
                  onChange={(count) => onChange({ ...value, pieces: withPieces(value.pieces, piece, count) })}
                />
                <Text tone="muted" code>
                  {money(piece * (value.pieces[piece] ?? 0))}
                </Text>
              </label>
            ))}
          </Pieces>
          <Strip
            tone={error === undefined ? 'neutral' : 'bad'}
            role="status"
            end={money(totalOf(value, currency) ?? 0)}
          >
            {error ?? t('drawers.counted')}
          </Strip>
        </>
      )}
    </Stack>
  );
}

function withPieces(pieces: Counted['pieces'], value: number, count: number | null): Counted['pieces'] {
  const others = Object.fromEntries(Object.entries(pieces).filter(([name]) => Number(name) !== value));
  return count === null ? others : { ...others, [value]: count };
}
