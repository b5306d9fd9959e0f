import { dispositionsOf, type RefundableLine, type RefundParts } from '@tilldesk/domain/refunds';
import { Badge, Card, Checkbox, NumberInput, Segments, Text } from '@tilldesk/ui';
import { memo, Suspense, type Dispatch } from 'react';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { LineHead } from '../refunds.styles.ts';
import { ChoiceFields, useFieldErrorText } from './ChoiceFields.tsx';
import type { FieldErrors } from './mistakes.ts';
import type { Choice, RefundAction } from './refunding.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const EndingFields = lazyPart(async () => (await import('./EndingFields.tsx')).EndingFields);

type ReturnLineProps = {
  line: RefundableLine;
  choice: Choice | undefined;
  /** Restocking fee that the policy on the invoice sets for the line. */
  owed: number;
  parts: RefundParts | undefined;
  fieldErrors: FieldErrors;
  locked: boolean;
  act: Dispatch<RefundAction>;
};

/** One line of the invoice: whether it is returned, the number of pieces or the part of its price, and the destination. */
export const ReturnLine = memo(function ReturnLine(props: ReturnLineProps) {
  const { line, choice, owed, parts, fieldErrors, locked, act } = props;
  const t = useTranslate();
  const { money, day } = useFormats();
  const fieldErrorText = useFieldErrorText();
  const { id: lineId, description, left, quantity, leftNet, activation } = line;
  const about = { item: description };
  const isOver = left === 0 && leftNet === 0;
  const write = (change: Partial<Choice>) => act({ type: 'written', lineId, change });
  const facts = [
    ...(line.sku === '' ? [] : [line.sku]),
    ...(line.unitCode === null ? [] : [t('refunds.imei', { code: line.unitCode })]),
    ...(quantity > 1 || left < quantity ? [t('refunds.line.left', { left, quantity })] : []),
    ...(line.warrantyUntil === null ? [] : [t('refunds.line.warranty', { day: day(line.warrantyUntil) })]),
  ];
  return (
    <Card role="group" aria-label={line.unitCode === null ? description : `${description} ${line.unitCode}`}>
      <Stack>
        <LineHead>
          <Checkbox
            label={<Text weight="medium">{description}</Text>}
            hint={facts.join(' · ')}
            checked={choice !== undefined}
            disabled={isOver || locked}
            onChange={(checked) => act(checked ? { type: 'chosen', line, id: newId() } : { type: 'left', lineId })}
          />
          {choice !== undefined && choice.amount === null && left > 1 ? (
            <NumberInput
              stepper
              aria-label={t('refunds.line.pieces.of', about)}
              lessLabel={t('refunds.line.less', about)}
              moreLabel={t('refunds.line.more', about)}
              aria-invalid={fieldErrors[`${lineId}.quantity`] !== undefined}
              min={1}
              max={left}
              readOnly={locked}
              value={choice.quantity}
              onChange={(pieces) => pieces !== null && act({ type: 'chosen', line, id: choice.id, quantity: pieces })}
            />
          ) : (
            <span>{isOver && <Badge>{t('refunds.line.over')}</Badge>}</span>
          )}
          <Text weight={parts && 'strong'} tone={parts ? 'neutral' : 'muted'}>
            {money(parts ? parts.total : leftNet + line.leftTax)}
          </Text>
        </LineHead>
        {choice !== undefined && (
          <>
            {left > 0 && leftNet > 0 && (
              <Row>
                <Segments
                  label={t('refunds.line.what.of', about)}
                  value={choice.amount === null ? 'pieces' : 'price'}
                  options={(['pieces', 'price'] as const).map((value) => ({
                    value,
                    name: t(`refunds.line.what.${value}`),
                    face: t(`refunds.line.what.${value}`),
                  }))}
                  disabled={locked}
                  onChange={(what) => act({ type: 'priced', line, partly: what === 'price' })}
                />
              </Row>
            )}
            {fieldErrors[`${lineId}.quantity`] !== undefined && (
              <Text as="p" role="alert" tone="bad">
                {fieldErrorText(fieldErrors[`${lineId}.quantity`])}
              </Text>
            )}
            <ChoiceFields
              place={lineId}
              choice={choice}
              dispositions={dispositionsOf(line)}
              owed={owed}
              fieldErrors={fieldErrors}
              locked={locked}
              onWrite={write}
            >
              {activation !== null && choice.quantity > 0 && (
                <Suspense>
                  <EndingFields
                    place={lineId}
                    activation={activation}
                    choice={choice}
                    fieldErrors={fieldErrors}
                    locked={locked}
                    onWrite={write}
                  />
                </Suspense>
              )}
            </ChoiceFields>
          </>
        )}
      </Stack>
    </Card>
  );
});
