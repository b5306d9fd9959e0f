import { Text } from '@tilldesk/ui';
import { useId, type ReactNode } from 'react';
import { Stack } from '../../../page/flow.styles.ts';

type Props = { id: string | undefined; label: string; error: string | undefined; children: ReactNode };

/** Rows of inputs of one field: its label, and what is wrong with them together. */
export function Rows({ id, label, error, children }: Props) {
  const errorId = useId();
  return (
    <Stack id={id} role="group" aria-label={label} aria-describedby={error === undefined ? undefined : errorId}>
      {children}
      {error !== undefined && (
        <Text id={errorId} tone="bad" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
