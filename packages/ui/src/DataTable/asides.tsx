import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

type PlaceholderRowProps = {
  span: number;
  children: ReactNode;
  /** Says that something failed, and offers to try again. */
  retry?: { retryLabel: string; onRetry: () => void };
};

/** Stands in for the rows. */
export function PlaceholderRow({ span, children, retry }: PlaceholderRowProps) {
  return (
    <tr role="row" data-aside="">
      <td role="gridcell" colSpan={span}>
        <div role={retry && 'alert'}>
          {children}
          {retry && <Button onClick={retry.onRetry}>{retry.retryLabel}</Button>}
        </div>
      </td>
    </tr>
  );
}

const SKELETON_ROWS = 8;

/** Shows where the rows will stand. */
export const Skeletons = ({ span }: { span: number }) =>
  Array.from({ length: SKELETON_ROWS }, (_row, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: span }, (_cell, cell) => (
        <td key={cell}>
          <i />
        </td>
      ))}
    </tr>
  ));

/** Takes the room of rows that are not drawn; `height` in CSS pixels. */
export const Spacer = ({ span, height }: { span: number; height: number }) => (
  <tr aria-hidden data-aside="">
    <td colSpan={span} style={{ blockSize: height, padding: 0, border: 0 }} />
  </tr>
);
