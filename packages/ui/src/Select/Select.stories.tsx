import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

const tenders = [
  { id: 'cash', label: 'Cash' },
  { id: 'card', label: 'Card', hint: 'Terminal 1' },
  { id: 'check', label: 'Check' },
  { id: 'credit', label: 'Store credit', hint: '$45.00' },
];
const hours = Array.from({ length: 400 }, (_, at) => ({ id: String(at), label: `Drawer ${at + 1}` }));

const meta = {
  title: 'Selects/Select',
  component: Select,
  args: { 'aria-label': 'Tender', options: tenders, placeholder: 'Choose a tender', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 330 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'card', icon: 'cash' } };
export const Disabled: Story = { args: { defaultValue: 'card', disabled: true } };
export const Small: Story = { args: { size: 's' } };

export const ByKeyboard: Story = {
  args: { name: 'tender' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tender' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await expect(box).toHaveTextContent('Card');
    await expect(canvasElement.querySelector('input[name="tender"]')).toHaveValue('card');
    await userEvent.keyboard('s{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('credit');
    await userEvent.keyboard('{Enter}{Home}{Escape}');
    await expect(box).toHaveTextContent('Store credit');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  args: { defaultValue: 'card' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const options = screen.getAllByRole('option');
    await expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingToChoose: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('Not Found Please Create First')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('Loading...')).toBeVisible();
  },
};

export const FourHundred: Story = {
  args: { options: hours, 'aria-label': 'Drawer' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByRole('listbox').clientHeight).toBeLessThanOrEqual(250);
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Drawer 400' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('399');
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="How was it paid" error="Choose a tender." required>
      <Select {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'How was it paid' });
    await userEvent.click(canvas.getByText('How was it paid'));
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Choose a tender.');
    await expect(box).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ id: 'long', label: 'Store credit from a return that was made without a receipt in another store' }],
  },
};
