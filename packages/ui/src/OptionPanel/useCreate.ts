'use client';
import { useState } from 'react';
import { fold } from './foldedLabels.ts';
import type { Option, PanelRow, SelectTexts } from './option.ts';
import type { PanelMessage } from './OptionPanel.tsx';
import type { CreateOption } from './selectControl.ts';

type CreateInput = {
  onCreate?: CreateOption | undefined;
  /** The typed text. */
  text: string;
  /** The options found for the text. If one has exactly this label, none is created. */
  options: readonly Option[];
  /** True when all options are known. */
  settled: boolean;
  texts: SelectTexts;
};

/**
 * Offers to create an option from the typed text. Returns the row below the options, the message, and the function that creates
 * the option. A promise shows the progress, and its rejection the failure.
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
    /** Counts the created options. */
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
