import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Send the receipt by',
    onChange: fn(),
    choices: [
      { id: 'print', label: 'Printer' },
      { id: 'mail', label: 'Email', hint: 'To the address of the customer.' },
      { id: 'message', label: 'Text message' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: ['print', 'mail'] } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['print'] } };
export const WithHint: Story = { args: { hint: 'The customer is asked at the till.', mark: '(optional)' } };
export const Required: Story = { args: { required: true } };
export const Rejected: Story = {
  args: { error: 'Choose how the receipt is sent.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Send the receipt by' });
    await expect(group).toHaveAccessibleDescription('Choose how the receipt is sent.');
    await expect(canvas.getByRole('checkbox', { name: 'Printer' })).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, allLabel: 'All', defaultValue: ['mail'] } };
export const NoChoices: Story = { args: { choices: [], allLabel: 'All' } };

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Text message'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Printer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['print', 'message']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['message']);
  },
};

export const FollowsTheApgMixedCheckboxPattern: Story = {
  args: { allLabel: 'All ways', defaultValue: ['mail'] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All ways' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['print', 'mail', 'message']);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByText('Printer'));
    await expect(all).toBePartiallyChecked();
  },
};

export const AllButWhatIsDisabled: Story = {
  args: {
    allLabel: 'All ways',
    choices: [
      { id: 'print', label: 'Printer' },
      { id: 'mail', label: 'Email', disabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All ways' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['print']);
  },
};

export const AtLeastTwo: Story = {
  args: { min: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least 2');
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const AtMostOne: Story = {
  args: { max: 1, tooManyText: ({ chosen, max }) => `Elegidos ${chosen}, como máximo ${max}`, defaultValue: ['print'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Elegidos 2, como máximo 1');
  },
};

export const EqualIdsAndLabels: Story = {
  args: {
    choices: [
      { id: 'a', label: 'Email' },
      { id: 'a', label: 'Email again' },
      { id: 'b', label: 'Email' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: 'Email' });
    await expect(canvas.getAllByRole('checkbox')).toEqual(boxes);
    for (const box of boxes) await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'b']);
  },
};

export const LongAndForeignLabels: Story = {
  args: {
    style: { maxInlineSize: 260 },
    legend: 'Recibo '.repeat(70),
    allLabel: 'x'.repeat(500),
    choices: [
      { id: 'long', label: 'y'.repeat(500) },
      { id: 'emoji', label: '😀📱' },
      { id: 'arabic', label: 'رسالة نصية', hint: 'إلى هاتف العميل' },
    ],
  },
};
