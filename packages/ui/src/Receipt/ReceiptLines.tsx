'use client';
import { keysOf } from '../keys/keysOf.ts';
import { Lines } from './Receipt.styles.ts';
import type { ReceiptLine, ReceiptTexts } from './receipt.ts';

type ReceiptLinesProps = {
  lines: readonly ReceiptLine[];
  texts: ReceiptTexts;
  money: (minor: number) => string;
  locale: string;
};

/** The sold items: on a roll, quantity and price are below the description; on a sheet, in columns. */
export function ReceiptLines({ lines, texts, money, locale }: ReceiptLinesProps) {
  const keys = keysOf(lines.map(({ id }) => id));
  const small = (texts: readonly string[]) =>
    keysOf(texts).map((key, index) => <small key={key}>{texts[index]}</small>);
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col" data-wide="">
            {texts.quantity}
          </th>
          <th scope="col" data-wide="">
            {texts.price}
          </th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={keys[index]}>
            <td>
              {line.description}
              {small((line.serials ?? []).map((serial) => `${texts.serial} ${serial}`))}
              {small(line.notes ?? [])}
              <small data-slim="">
                {line.quantity.toLocaleString(locale)} × {money(line.unitPriceMinor)}
              </small>
              {line.discountMinor !== undefined && line.discountMinor !== 0 && (
                <small>
                  {texts.discount} {money(-line.discountMinor)}
                </small>
              )}
            </td>
            <td data-wide="">{line.quantity.toLocaleString(locale)}</td>
            <td data-wide="">{money(line.unitPriceMinor)}</td>
            <td>{money(line.totalMinor)}</td>
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}
