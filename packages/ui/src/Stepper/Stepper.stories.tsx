import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Display/Stepper',
  component: Stepper,
  args: {
    label: 'Repair',
    steps: [
      { id: 'intake', title: 'Intake', text: 'Nov 18, 9:02 AM', state: 'done' },
      { id: 'diagnosis', title: 'Diagnosis', text: 'Nov 18, 2:40 PM', state: 'done' },
      { id: 'repair', title: 'Repair', text: 'Ben Okafor', state: 'current' },
      { id: 'pickup', title: 'Pick-up' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const [intake, diagnosis] = meta.args.steps;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Repair' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Intake, DoneNov 18, 9:02 AM',
      'Diagnosis, DoneNov 18, 2:40 PM',
      '3Repair, CurrentBen Okafor',
      '4Pick-up, To come',
    ]);
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Failed: Story = {
  args: {
    steps: [intake!, diagnosis!, { id: 'parts', title: 'Parts', text: 'The vendor has none.', state: 'failed' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(', Failed')).toBeInTheDocument();
  },
};

export const FailedVertical: Story = { args: { ...Failed.args, orientation: 'vertical' } };

export const NotBegun: Story = {
  args: { steps: ['Count', 'Compare', 'Correct'].map((title) => ({ id: title, title })) },
};

export const AllDone: Story = {
  args: { steps: ['Count', 'Compare', 'Correct'].map((title) => ({ id: title, title, state: 'done' as const })) },
};

export const LeadsBack: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'diagnosis' });
  },
};

export const Spanish: Story = {
  args: {
    label: 'Reparación',
    steps: [
      { id: 'a', title: 'Recepción', state: 'done' },
      { id: 'b', title: 'Diagnóstico', state: 'current' },
    ],
    texts: { done: 'Hecho', current: 'Actual', failed: 'Fallido', 'to-come': 'Pendiente' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(', Hecho')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { steps: [] } };

const long = [
  { id: 'a', title: 'W'.repeat(500), state: 'done' as const },
  {
    id: 'b',
    title: 'Waiting for the customer to answer the estimate 📨',
    text: 'ليلى حداد',
    state: 'current' as const,
  },
  { id: 'c', title: 'Pick-up' },
];

export const LongText: Story = { args: { steps: long, style: { maxInlineSize: 480 } } };

export const LongTextVertical: Story = { args: { ...LongText.args, orientation: 'vertical' } };
