'use client';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Option } from '../OptionPanel/option.ts';
import type { MultiSelectTexts } from './multiSelectTexts.ts';

export type ChipsProps = {
  chosen: readonly Option[];
  /** Shows the number of selected options instead of each one. */
  folded: boolean;
  /** Prevents removal. */
  idle: boolean;
  texts: MultiSelectTexts;
  /** Returns downshift's props for the button of each option. */
  chipProps: (option: Option, index: number) => ComponentPropsWithRef<'button'>;
  onRemove: (option: Option) => void;
};

/** Shows the selected options, each with a remove button. */
export function Chips({ chosen, folded, idle, texts, chipProps, onRemove }: ChipsProps) {
  if (folded)
    return (
      <span>
        <span>{texts.chosen(chosen.length)}</span>
      </span>
    );
  return chosen.map((option, index) => (
    <span key={option.id}>
      <span title={option.label}>{option.label}</span>
      {!idle && (
        <button
          {...chipProps(option, index)}
          type="button"
          aria-label={texts.remove(option.label)}
          onClick={() => onRemove(option)}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  ));
}
