import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { NumberInput } from './NumberInput.tsx';

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Quantity', onChange: fn(), style: { maxInlineSize: 120 } },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithUnit: Story = { args: { defaultValue: 12, unit: 'pcs' } };
export const Disabled: Story = { args: { defaultValue: 12, disabled: true } };

export const ByArrowKeys: Story = {
  args: { defaultValue: 9, max: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(box).toHaveAttribute('aria-valuenow', '20');
  },
};

export const OutOfRange: Story = {
  args: { min: 5, max: 50 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.type(box, '12a');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.type(box, '0');
    await expect(box).toHaveValue('50');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(box, '3');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const Filled: Story = { args: { defaultValue: 12 } };
export const Small: Story = { args: { defaultValue: 12, size: 's' } };
export const ReadOnly: Story = {
  args: { defaultValue: 12, readOnly: true, stepper: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const InAField: Story = {
  args: { 'aria-label': undefined, defaultValue: 12 },
  render: (args) => (
    <Field label={'Quantity '.repeat(56)} error="Only 4 are in stock." style={{ maxInlineSize: 240 }}>
      <NumberInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Only 4 are in stock.');
  },
};

export const Stepper: Story = {
  args: { stepper: true, defaultValue: 2, min: 1, lessLabel: 'One less', moreLabel: 'One more' },
  play: async ({ args, canvas, userEvent }) => {
    const [less, more] = [
      canvas.getByRole('button', { name: 'One less' }),
      canvas.getByRole('button', { name: 'One more' }),
    ];
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
    await expect(less).toBeDisabled();
    await expect(more).toBeEnabled();
  },
};
export const StepperHeldDown: Story = {
  args: { stepper: true, defaultValue: 0, max: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'More' }) });
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('3'), { timeout: 10_000 });
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};
export const StepperWithUnit: Story = {
  args: { stepper: true, defaultValue: 12, unit: 'pcs', style: { maxInlineSize: 180 } },
};
export const StepperSmall: Story = { args: { stepper: true, defaultValue: 12, size: 's' } };
export const StepperLarge: Story = {
  args: { stepper: true, defaultValue: 12, size: 'l', style: { maxInlineSize: 160 } },
};
export const StepperDisabled: Story = { args: { stepper: true, defaultValue: 12, disabled: true } };

export const FollowsTheApgSpinbuttonPattern: Story = {
  args: { stepper: true, defaultValue: 5, min: -10, max: 60, unit: 'pcs' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}{ArrowDown}');
    await expect(box).toHaveAttribute('aria-valuenow', '14');
    await expect(box).toHaveAttribute('aria-valuetext', '14 pcs');
    await expect(box).toHaveAttribute('aria-valuemin', '-10');
    await expect(box).toHaveAttribute('aria-valuemax', '60');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(box).toHaveValue('-10');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).not.toHaveFocus();
  },
};

export const PastedAMegabyte: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.paste('9'.repeat(1_000_000));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('999999');
    await expect(args.onChange).toHaveBeenLastCalledWith(999_999);
  },
};
export const PastedEmojiAndArabic: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.paste('😀');
    await expect(box).toHaveValue('');
    await userEvent.paste('١٢ قطعة');
    await expect(box).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};
export const ALetterInTheMiddle: Story = {
  args: { defaultValue: 125 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.click(box);
    box.setSelectionRange(1, 1);
    await userEvent.keyboard('x9');
    await expect(box).toHaveValue('1925');
    await expect(box.selectionStart).toBe(2);
  },
};

/** Adds the typed number and resets the input to one, like a count. */
export const AddedAgainAndAgain: Story = {
  render: function Counting(args) {
    const [pieces, setPieces] = useState<number | null>(1);
    const [counted, setCounted] = useState<readonly (number | null)[]>([]);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setCounted([...counted, pieces]);
          setPieces(1);
        }}
      >
        <NumberInput {...args} value={pieces} onChange={setPieces} />
        <output>{counted.join(' ')}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('20{Enter}');
    await expect(box).toHaveValue('1');
    await userEvent.keyboard('{Enter}5{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^20 1 5$/);
  },
};

/**
 * A parent that keeps its number leaves the input empty until another number is typed, and keeps its number when that is
 * deleted.
 */
export const ClearedAndRetyped: Story = {
  render: function ControlledInput(args) {
    const [pieces, setPieces] = useState(1);
    return (
      <>
        <NumberInput {...args} min={1} value={pieces} onChange={(next) => next !== null && setPieces(next)} />
        <output>{pieces}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('');
    await userEvent.keyboard('3');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3$/);
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1$/);
    await userEvent.keyboard('45{Backspace}{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1$/);
    await userEvent.tab();
    await expect(box).toHaveValue('1');
  },
};

export const PressedAndPressedAgain: Story = {
  args: { defaultValue: 1, stepper: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('3');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.pointer([{ keys: '[TouchA]', target: box, offset: 1 }]);
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
  },
};
