import type { SelectTexts } from './option.ts';
import type { PanelMessage } from './OptionPanel.tsx';

type ListState = {
  loading?: boolean | undefined;
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** True when no row is shown. */
  none: boolean;
  /** The typed text. */
  text: string;
};

/** Returns the message below the options, or instead of them. */
export function listMessage(
  texts: SelectTexts,
  { loading, failed, onRetry, none, text }: ListState,
): PanelMessage | null {
  if (loading) return { tone: 'busy', text: texts.loading };
  if (failed) return { tone: 'bad', text: texts.failed, action: onRetry && { label: texts.retry, run: onRetry } };
  if (!none) return null;
  return { tone: 'quiet', text: text === '' ? texts.empty : texts.noResults };
}
