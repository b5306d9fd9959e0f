import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Barcode } from '../Barcode/Barcode.tsx';
import { PrintAlone } from '../Receipt/PrintAlone.styles.ts';
import { Piece, Sheet } from './LabelSheet.styles.ts';
import { labelSizes, type LabelSize } from './labelSizes.ts';

/** One label as it is stuck on. */
export type Label = {
  id: string;
  name: string;
  /** Is written as it should be read; without it none is printed. */
  price?: string | undefined;
  /** Is what the barcode says: printable ASCII. */
  code: string;
  /** Stands below the code: what the thing is, in a few words. */
  note?: string | undefined;
};

export type LabelSheetProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** Names the labels for screen readers. */
  label: string;
  labels: readonly Label[];
  /** @default 'medium' */
  size?: LabelSize | undefined;
  /** Names the picture of a code for screen readers. */
  codeLabel: (code: string) => string;
};

/** Shows labels as they come out of the printer, in their own size; while they are on the page, printing shows nothing else. */
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
