'use client';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Barcode } from '../Barcode/Barcode.tsx';
import { PrintAlone } from '../Receipt/PrintAlone.styles.ts';
import { Piece, Sheet } from './LabelSheet.styles.ts';
import { labelSizes, type LabelSize } from './labelSizes.ts';

/** One printed label. */
export type Label = {
  id: string;
  name: string;
  /** The formatted price; without it no price is printed. */
  price?: string | undefined;
  /** The content of the barcode: printable ASCII. */
  code: string;
  /** Text below the code: a short description. */
  note?: string | undefined;
};

export type LabelSheetProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The accessible name of the labels. */
  label: string;
  labels: readonly Label[];
  /** @default 'medium' */
  size?: LabelSize | undefined;
  /** The accessible name of a barcode image. */
  codeLabel: (code: string) => string;
};

/** Shows labels in their printed size. While they are on the page, only the labels are printed. */
export function LabelSheet({ label, labels, size = 'medium', codeLabel, style, ...ol }: LabelSheetProps) {
  const { width, height, page } = labelSizes[size];
  const measures = { '--label-width': `${width}mm`, '--label-height': `${height}mm` } as CSSProperties;
  return (
    <Sheet {...ol} aria-label={label} data-size={size} data-td-receipt="" style={{ ...measures, ...style }}>
      {labels.map(({ id, name, price, code, note }) => (
        <Piece key={id}>
          <p>
            <span>{name}</span>
            {price !== undefined && <b>{price}</b>}
          </p>
          <Barcode value={code} label={codeLabel(code)} height={size === 'small' ? 28 : 44} module={1.1} />
          <p>
            <span>{note}</span>
          </p>
        </Piece>
      ))}
      <PrintAlone $page={page} />
    </Sheet>
  );
}
