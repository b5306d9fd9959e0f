'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

type PlaceholderRowProps = {
  span: number;
  children: ReactNode;
  /** The button that retries after an error. */
  retry?: { retryLabel: string; onRetry: () => void };
};

/** Shown instead of rows. */
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

/** Placeholders for rows that are loading. */
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

/** Takes the space of rows that are not rendered; `height` in CSS pixels. */
export const Spacer = ({ span, height }: { span: number; height: number }) => (
  <tr aria-hidden data-aside="">
    <td colSpan={span} style={{ blockSize: height, padding: 0, border: 0 }} />
  </tr>
);
