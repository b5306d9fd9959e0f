import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { formTexts } from '../ChatWindow/testing/chatTexts.ts';
import { TopicForm, type TopicDetails } from './TopicForm.tsx';

const topics = [
  ['general', 'General Inquiry', 'Anything that fits nowhere else.'],
  ['technical', 'Technical Support', 'Something does not work as it should.'],
  ['billing', 'Billing & Payments', 'Invoices, payments and your plan.'],
  ['sales', 'Sales & Products', 'What we offer, and what it costs.'],
  ['repair', 'Repair Services', 'How a repair goes, and when it is done.'],
  ['warranty', 'Warranty & Returns', 'What is covered, and how to send it back.'],
  ['training', 'Training & Support', 'How to do something, for you and your staff.'],
  ['other', 'Other', 'Tell us in your own words.'],
].map(([id = '', label = '', description = '']) => ({ id, label, description }));

const meta = {
  title: 'Chat/TopicForm',
  component: TopicForm,
  args: {
    topics,
    initial: { name: 'Ana Peña', email: 'ana@example.com' },
    problemsOf: ({ name, email }: TopicDetails) => ({
      name: name === '' ? 'Name is required' : undefined,
      email:
        email === '' ? 'Email is required' : email.includes('@') ? undefined : 'Please enter a valid email address',
    }),
    onStart: fn(),
    texts: formTexts,
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', blockSize: 448, inlineSize: 'min(398px, 100%)' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof TopicForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prefilled_S2_25: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/Name/)).toHaveValue('Ana Peña');
    await expect(canvas.getByLabelText(/Email/)).toHaveValue('ana@example.com');
    await expect(canvas.getAllByRole('radio').length).toEqual(8);
    await userEvent.click(canvas.getByRole('radio', { name: 'Warranty & Returns' }));
    await expect(canvas.getByText('What is covered, and how to send it back.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start chat' }));
    await expect(args.onStart.mock.calls).toEqual([
      [{ topic: 'warranty', name: 'Ana Peña', email: 'ana@example.com' }],
    ]);
  },
};

export const ThreeErrorsClearedOnEdit_S5_20: Story = {
  args: { initial: {} },
  play: async ({ args, canvas, userEvent }) => {
    const [name, email] = [canvas.getByLabelText(/Name/), canvas.getByLabelText(/Email/)];
    const errors = () => canvas.queryAllByRole('alert').map((alert) => alert.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Start chat' }));
    await expect(errors()).toEqual(['Name is required', 'Email is required']);
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Ana');
    await expect(errors()).toEqual(['Email is required']);
    await userEvent.type(email, 'ana');
    await expect(errors()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(errors()).toEqual(['Please enter a valid email address']);
    await expect(email).toHaveFocus();
    await userEvent.type(email, '@example.com ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart.mock.calls).toEqual([[{ topic: 'general', name: 'Ana', email: 'ana@example.com' }]]);
  },
};

export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'General Inquiry' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Billing & Payments' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart.mock.calls.map(([{ topic }]) => topic)).toEqual(['billing']);
  },
};

export const Rejected_S5_28: Story = {
  args: {
    notice: <Alert tone="bad">You already have an active chat. Please close it before starting a new one.</Alert>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You already have an active chat. Please close it before starting a new one.',
    );
  },
};

export const Starting: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Name/), '{Enter}');
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const LongLabels: Story = {
  args: {
    topics: topics.map((topic) => ({
      ...topic,
      label: `${topic.label} y servicios de posventa`,
      description: 'd '.repeat(200),
    })),
    initial: { name: 'W'.repeat(60), email: `${'w'.repeat(200)}@example.com` },
  },
};
