import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PrintAlone } from '../Receipt/PrintAlone.styles.ts';
import { Sheet } from './CodeSheet.styles.ts';

export type CodeSheetProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  /** Heads the sheet: whose codes these are, and for what. */
  title: ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** Are different from each other. */
  codes: readonly string[];
};

/** Shows codes that a person has to keep, such as those for the day the phone is gone. While it is on the page, printing shows nothing else. */
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
