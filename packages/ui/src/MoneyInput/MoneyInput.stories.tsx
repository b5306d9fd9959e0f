import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: { 'aria-label': 'Price', onChange: fn(), style: { maxInlineSize: 160 } },
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 123_450 } };
export const Disabled: Story = { args: { defaultValue: 123_450, disabled: true } };
export const Large: Story = { args: { defaultValue: 2000, size: 'l' } };
export const InEuros: Story = { args: { defaultValue: 123_450, currency: 'EUR', locale: 'es-ES' } };

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('$1,234.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(box).toHaveValue('$1,234.50');
    await userEvent.click(box);
    await expect(box).toHaveValue('1234.50');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const NotMoreThanDue: Story = {
  args: { max: 5000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '75');
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    await expect(canvas.getByRole('textbox')).toHaveValue('50.00');
  },
};

export const Refund: Story = {
  args: { negative: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(-1250);
  },
};

/** Typing after Tab replaces the existing amount instead of adding a digit to it. */
export const EnteredByTab: Story = {
  args: { defaultValue: 1473 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('9.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(950);
    await expect(canvas.getByRole('textbox')).toHaveValue('9.50');
  },
};

export const Small: Story = { args: { defaultValue: 123_450, size: 's' } };
export const ReadOnly: Story = { args: { defaultValue: 123_450, readOnly: true } };
export const InYen: Story = { args: { defaultValue: 1200, currency: 'JPY' } };
export const InAField: Story = {
  args: { 'aria-label': undefined, defaultValue: 9999 },
  render: (args) => (
    <Field label="Price" required error="The price is below the cost.">
      <MoneyInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Price/ })).toHaveAccessibleDescription(
      'The price is below the cost.',
    );
  },
};

export const PastedInGerman: Story = {
  args: { currency: 'EUR', locale: 'de-DE' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('1.234,50 €');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(box).toHaveValue('1.234,50\u00a0€');
    await userEvent.click(box);
    await expect(box).toHaveValue('1234,50');
  },
};

export const PastedAMegabyte: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('9'.repeat(1_000_000));
    await expect(box).toHaveValue('9999999999999');
    await expect(args.onChange).toHaveBeenLastCalledWith(999_999_999_999_900);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
    await userEvent.tab();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(box).toHaveValue('$9,999,999,999,999.00');
  },
};

export const PastedEmojiAndArabic: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('😀');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste('١٢٫٥٠');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
  },
};

export const ALetterInTheMiddle: Story = {
  args: { defaultValue: 12_500 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(box);
    box.setSelectionRange(1, 1);
    await userEvent.keyboard('x9');
    await expect(box).toHaveValue('1925.00');
    await expect(box.selectionStart).toBe(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(192_500);
  },
};

export const WhatIsNoAmount: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
export const WithoutAValue: Story = { args: { value: undefined } };

/** Adds the typed amount to a list and clears the input, like a checkout. */
export const AddedAgainAndAgain: Story = {
  render: function Taking(args) {
    const [amount, setAmount] = useState<number | null>(null);
    const [amounts, setAmounts] = useState<readonly number[]>([]);
    const add = () => {
      if (amount !== null) setAmounts([...amounts, amount]);
      setAmount(null);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <MoneyInput {...args} value={amount} onChange={setAmount} />
        <output>{amounts.join(' ')}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('200{Enter}');
    await expect(box).toHaveValue('');
    await userEvent.keyboard('{Enter}50{Enter}');
    await expect(box).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^20000 5000$/);
  },
};

export const SetFromOutsideWhileTyped: Story = {
  render: function Outside(args) {
    const [price, setPrice] = useState<number | null>(3499);
    return (
      <>
        <MoneyInput
          {...args}
          value={price}
          onChange={setPrice}
          onKeyDown={({ key }) => key === 'F4' && setPrice(2999)}
        />
        <output>{price}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('31{F4}');
    await expect(box).toHaveValue('29.99');
    // The amount was not typed by the user, so typing replaces it.
    await userEvent.keyboard('2');
    await expect(box).toHaveValue('2');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^200$/);
  },
};

export const AnsweredWithAnotherAmount: Story = {
  render: function Clamped(args) {
    const [amount, setAmount] = useState(0);
    return (
      <>
        <MoneyInput {...args} value={amount} onChange={(minor) => setAmount(Math.min(5000, minor ?? 0))} />
        <output>{amount}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.clear(box);
    await userEvent.keyboard('0.50');
    await expect(box).toHaveValue('0.50');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^50$/);
    await userEvent.clear(box);
    await userEvent.keyboard('75');
    await expect(box).toHaveValue('50.00');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^5000$/);
  },
};

/** The first press selects the whole amount, a second one places the caret. */
export const PressedAndPressedAgain: Story = {
  args: { defaultValue: 3499 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(box);
    await expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['34.99', 0, 5]);
    await userEvent.keyboard('30');
    await expect(args.onChange).toHaveBeenLastCalledWith(3000);
    await userEvent.tab();
    await userEvent.pointer([{ keys: '[TouchA]', target: box }]);
    await userEvent.pointer([{ keys: '[TouchA]', target: box, offset: 1 }]);
    await expect([box.selectionStart, box.selectionEnd]).toEqual([1, 1]);
    await userEvent.keyboard('5');
    await expect(args.onChange).toHaveBeenLastCalledWith(35_000);
  },
};

export const EnteredByTabAndPressed: Story = {
  args: { defaultValue: 3499 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await userEvent.pointer([{ keys: '[MouseLeft]', target: box, offset: 1 }]);
    await expect([box.selectionStart, box.selectionEnd]).toEqual([0, 5]);
    await userEvent.keyboard('30');
    await expect(args.onChange).toHaveBeenLastCalledWith(3000);
    await userEvent.pointer([{ keys: '[MouseLeft]', target: box, offset: 2 }]);
    await expect([box.selectionStart, box.selectionEnd]).toEqual([2, 2]);
  },
};

export const MoreDecimalsThanThereAre: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '12.509');
    await expect(box).toHaveValue('12.50');
    await userEvent.keyboard('.');
    await expect(box).toHaveValue('12.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await userEvent.clear(box);
    await userEvent.paste('19.996');
    await expect(box).toHaveValue('20.00');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000);
  },
};

/**
 * Typing replaces the amount after the focus returned without a focus event, as from a dialog that was removed from the page.
 */
export const FocusedUnheard: Story = {
  args: { defaultValue: 1250 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const silence = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('focusin', silence, { capture: true });
    box.focus();
    window.removeEventListener('focusin', silence, { capture: true });
    await expect(box).toHaveValue('$12.50');
    await userEvent.keyboard('7');
    await expect(box).toHaveValue('7');
    await expect(args.onChange).toHaveBeenLastCalledWith(700);
  },
};
