import { useState } from 'react';
import { fold } from './foldedLabels.ts';
import type { Option, PanelRow, SelectTexts } from './option.ts';
import type { PanelMessage } from './OptionPanel.tsx';
import type { CreateOption } from './selectControl.ts';

type CreateInput = {
  onCreate?: CreateOption | undefined;
  /** Is what was typed. */
  text: string;
  /** Are the options found for it; when one bears that very label, none is made. */
  options: readonly Option[];
  /** Says that all of them are known. */
  settled: boolean;
  texts: SelectTexts;
};

/**
 * Offers to make an option of what was typed: answers the row that stands below the options, what to say, and how to make it. A
 * promise says that it is being made, and its refusal that it did not come about.
 */
export function useCreate(
  { onCreate, text, options, settled, texts }: CreateInput,
  onCreated: (option: Option) => void,
) {
  const label = text.trim();
  const [work, setWork] = useState<{ of?: string; message?: PanelMessage; made: number }>({ made: 0 });
  const message = work.of === text ? work.message : undefined;
  const offers =
    onCreate &&
    settled &&
    label !== '' &&
    message?.tone !== 'busy' &&
    !options.some((option) => option.label.length === label.length && fold(option.label) === fold(label));
  const row: PanelRow | null = offers ? { id: '', label: texts.create(label), action: 'create' } : null;
  return {
    row,
    message,
    /** Counts what was made. */
    made: work.made,
    make: async () => {
      if (!onCreate) return;
      setWork({ ...work, of: text, message: { tone: 'busy', text: texts.creating } });
      try {
        const made = await onCreate(label);
        if (made) onCreated(made);
        setWork({ made: work.made + (made ? 1 : 0) });
      } catch {
        setWork({ ...work, of: text, message: { tone: 'bad', text: texts.createFailed } });
      }
    },
  };
}
