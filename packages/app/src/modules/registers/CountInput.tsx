import { denominationsOf } from '@tilldesk/domain/shop';
import { Field, MoneyInput, NumberInput, Segments, Strip, Text } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { Stack } from '../../kit/page/flow.styles.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { totalOf, type Counted, type CountWay } from './counted.ts';
import { Pieces } from './registers.styles.ts';

type CountInputProps = {
  value: Counted;
  onChange: (value: Counted) => void;
  /** The ways that may be chosen. @default by amount, or by bills and coins */
  ways?: readonly CountWay[];
  error?: string | undefined;
};

/** Takes what somebody counted in a drawer: the sum, or bill by bill and coin by coin. */
export function CountInput({ value, onChange, ways = ['amount', 'pieces'], error }: CountInputProps) {
  const say = useSay();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  return (
    <Stack>
      <div>
        <Segments
          label={say('drawers.count.way')}
          value={value.way}
          options={ways.map((way) => ({
            value: way,
            name: say(`drawers.count.way.${way}`),
            face: say(`drawers.count.way.${way}`),
          }))}
          onChange={(way) => onChange({ ...value, way })}
        />
      </div>
      {value.way === 'amount' && (
        <Field label={say('drawers.counted')} required error={error}>
          <MoneyInput
            currency={currency}
            locale={locale}
            value={value.amount}
            onChange={(amount) => onChange({ ...value, amount })}
          />
        </Field>
      )}
      {value.way === 'pieces' && (
        <>
          <Pieces role="group" aria-label={say('drawers.count.way.pieces')}>
            {denominationsOf(currency).map((piece) => (
              <label key={piece}>
                <Text code>{money(piece)}</Text>
                <NumberInput
                  size="s"
                  max={9999}
                  aria-label={say('drawers.count.pieces', { value: money(piece) })}
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
            {error ?? say('drawers.counted')}
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
