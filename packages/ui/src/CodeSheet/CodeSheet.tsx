'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PrintAlone } from '../Receipt/PrintAlone.styles.ts';
import { Sheet } from './CodeSheet.styles.ts';

export type CodeSheetProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  /** The heading of the sheet: the owner of the codes and their purpose. */
  title: ReactNode;
  /** The accessible name of the list. */
  label: string;
  /** The codes, all different. */
  codes: readonly string[];
};

/** Shows codes to save or print, such as recovery codes. While it is on the page, only the sheet is printed. */
export function CodeSheet({ title, label, codes, ...section }: CodeSheetProps) {
  return (
    <Sheet {...section} data-td-receipt="">
      <PrintAlone $page="auto" />
      <p>{title}</p>
      <ol aria-label={label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Sheet>
  );
}
