import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const problems = [
  { id: 'name', label: 'Name', text: 'is required', field: 'field-name' },
  { id: 'phone', label: 'Phone', text: 'must have 10 digits', field: 'field-phone' },
];

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { title: '2 fields need a correction', problems },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheFields: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <ErrorSummary {...args} />
      <Field id="field-name" label="Name" error="is required">
        <TextInput />
      </Field>
      <Field id="field-phone" label="Phone" error="must have 10 digits">
        <TextInput />
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Phone: must have 10 digits' }));
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveFocus();
  },
};
export const FocusedOnEveryAttempt: Story = {
  render: (args) => <Trying {...args} />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
export const WithoutFields: Story = {
  args: { title: 'Not saved', problems: [], text: 'The store is closed for today.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not savedThe store is closed for today.');
  },
};
export const NoLink: Story = { args: { problems: [{ id: 'all', text: 'Two lines have the same IMEI.' }] } };
export const LongText: Story = {
  args: { problems: [{ id: 'name', label: 'x'.repeat(120), text: 'y'.repeat(380), field: 'nowhere' }] },
};

function Trying(args: React.ComponentProps<typeof ErrorSummary>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary {...args} attempt={attempt} />
      <Button onClick={() => setAttempt(attempt + 1)}>Save</Button>
    </div>
  );
}
