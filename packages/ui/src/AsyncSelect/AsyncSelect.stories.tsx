import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { AsyncSelect } from './AsyncSelect.tsx';
import type { LoadOptions, OptionPage } from './useOptionPages.ts';

const product = (at: number) => ({ id: String(at), label: `Product ${at}`, hint: `SKU-${1000 + at}` });
const page = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => product(from + at));

const shop: LoadOptions = async ({ text, page: number }) => {
  const found = page(1, 45).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return { items: found.slice((number - 1) * 20, number * 20), more: found.length > number * 20 };
};

const meta = {
  title: 'Selects/AsyncSelect',
  component: AsyncSelect,
  args: { 'aria-label': 'Product', placeholder: 'Find a product', load: fn(shop), onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 330 }}>{Story()}</div>],
} satisfies Meta<typeof AsyncSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: product(7), icon: 'box' } };

export const ByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'product 17');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(product(17));
    const texts = mocked(args.load).mock.calls.map(([{ text }]) => text);
    await expect(texts.filter((text) => text !== '')).toEqual(['product 17']);
  },
};

export const PageByPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const first = await screen.findByRole('option', { name: /Product 1 / });
    await expect(first).toHaveAttribute('aria-setsize', '20');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Product 20 / })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Product 20 / })).toHaveAttribute('aria-setsize', '40'),
    );
    await expect(mocked(args.load).mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2]);
  },
};

export const LateAnswer: Story = {
  args: {
    load: fn<LoadOptions>(({ text }) =>
      text === 'a'
        ? new Promise<OptionPage>((answer) => {
            late.answer = () => answer({ items: [{ id: 'late', label: 'Answer to an older question' }], more: false });
          })
        : Promise.resolve({ items: [{ id: 'now', label: 'Answer to the last question' }], more: false }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'a');
    await waitFor(() => expect(mocked(args.load).mock.calls.map(([{ text }]) => text)).toContain('a'));
    await userEvent.type(box, 'b');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Answer to the last question'));
    late.answer();
    await Promise.resolve();
    await expect(screen.getByRole('option')).toHaveTextContent('Answer to the last question');
  },
};
const late = { answer: () => {} };

export const Failed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('The list could not be loaded.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { load: fn<LoadOptions>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('Loading...')).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No results found')).toBeVisible());
  },
};

export const ShortPagesFillTheList: Story = {
  args: {
    load: fn<LoadOptions>(async ({ page: number }) => ({ items: page(number * 2 - 1, number * 2), more: number < 8 })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const first = await screen.findByRole('option', { name: /Product 1 / });
    await waitFor(() => expect(Number(first.ariaSetSize)).toBeGreaterThanOrEqual(9));
  },
};

export const MakesAnOption: Story = {
  args: { onCreate: fn(async (text: string) => ({ id: 'new', label: text })) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Charger');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Charger”' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ id: 'new', label: 'Charger' }));
    await waitFor(() => expect(box).toHaveValue('Charger'));
  },
};

export const Disabled: Story = { args: { defaultValue: product(7), disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: product(7), readOnly: true } };
export const LongText: Story = {
  args: {
    defaultValue: { id: '1', label: 'Store credit from a return that was made without a receipt in another store' },
  },
};
export const InAField: Story = {
  render: (args) => (
    <Field label="Product" error="Choose a product." required>
      <AsyncSelect {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveAccessibleDescription('Choose a product.');
  },
};
export const InsideADialog: Story = {
  render: (args) => (
    <Dialog open title="Add a line" onClose={() => args.onChange?.(null)}>
      <AsyncSelect {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Product 2 / }));
    await expect(args.onChange).toHaveBeenLastCalledWith(product(2));
  },
};
