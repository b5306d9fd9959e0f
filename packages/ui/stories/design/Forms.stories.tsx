import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/Button/Button.tsx';
import { Card } from '../../src/Card/Card.tsx';
import { Field } from '../../src/Field/Field.tsx';
import { MoneyInput } from '../../src/MoneyInput/MoneyInput.tsx';
import { PhoneInput } from '../../src/PhoneInput/PhoneInput.tsx';
import { TextArea } from '../../src/TextArea/TextArea.tsx';
import { TextInput } from '../../src/TextInput/TextInput.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Part } from '../page/Page.styles.ts';

const meta = { title: 'Design/Forms', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forms: Story = {
  render: () => (
    <Page
      title="Forms"
      lead="Use one column, in the order in which a clerk asks the questions. Never lose typed text, and never reject it while the user is typing."
    >
      <Section
        title="A complete form"
        lead="Save the empty form: every field shows what is missing, the focus moves to the first one, and an error disappears as soon as its field is corrected."
      >
        <Customer />
      </Section>
      <Section
        title="The label stays"
        lead="Always above the box. A hint helps before the user types and stays visible next to an error."
      >
        <Examples
          good={{
            why: 'stays visible when the box is filled in.',
            children: (
              <Field label="Cash in the drawer" hint="Counted before the first sale">
                <MoneyInput defaultValue={10_000} />
              </Field>
            ),
          }}
          bad={{
            why: 'disappears with the first character, and with it the meaning of the number.',
            children: <MoneyInput aria-label="Cash in the drawer" placeholder="Cash in the drawer, counted" />,
          }}
        />
      </Section>
      <Section
        title="Limits apply while typing"
        lead="60 characters in a line, 2,000 in a note, and only digits in number fields. Longer text is truncated with a notice, instead of an error after saving."
      >
        <Examples
          good={{
            why: 'shows how much of the limit is used.',
            children: (
              <Field label="Notes">
                <TextArea defaultValue="Prefers to be called in the afternoon." rows={3} />
              </Field>
            ),
          }}
          bad={{
            why: 'accepts a whole page of text and rejects it on saving.',
            children: (
              <Field label="Notes" error="At most 2000 are allowed.">
                <TextArea defaultValue="Prefers to be called in the afternoon." rows={3} />
              </Field>
            ),
          }}
        />
      </Section>
      <Section
        title="Do not disable the button without a reason"
        lead="Save can always be pressed and then shows what is missing. While it is running, it shows a spinner, keeps its size and ignores further presses."
      >
        <Examples
          good={{
            why: 'responds to every press.',
            children: (
              <span style={row}>
                <Button tone="primary">Save customer</Button>
                <Button tone="primary" busy>
                  Save customer
                </Button>
              </span>
            ),
          }}
          bad={{
            why: 'does not show what is missing.',
            children: (
              <span style={row}>
                <Button tone="primary" disabled>
                  Save customer
                </Button>
              </span>
            ),
          }}
        />
      </Section>
    </Page>
  ),
};

export const ShowsMissingFields: Story = {
  tags: ['!dev'],
  render: () => <Customer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save customer' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Name is required');
    await userEvent.type(name, 'Ada');
    await expect(name).toBeValid();
  },
};

function Customer() {
  const [customer, setCustomer] = useState({ name: '', phone: '', notes: '' });
  const [isDialogOpen, setDialogOpen] = useState(false);
  const put = (field: keyof typeof customer) => (value: string) => setCustomer({ ...customer, [field]: value });
  const error = (field: 'name' | 'phone', sentence: string) =>
    isDialogOpen && customer[field].trim() === '' ? { error: sentence } : {};
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDialogOpen(true);
    const lacking = customer.name.trim() === '' ? 'name' : customer.phone.trim() === '' ? 'phone' : undefined;
    if (lacking) event.currentTarget.querySelector<HTMLInputElement>(`[name=${lacking}]`)?.focus();
  };
  return (
    <form noValidate onSubmit={save} style={{ maxInlineSize: 480 }}>
      <Card
        title="New customer"
        footer={
          <Button tone="primary" type="submit">
            Save customer
          </Button>
        }
      >
        <Part as="div">
          <Field label="Name" required {...error('name', 'Name is required')}>
            <TextInput name="name" autoComplete="off" value={customer.name} onChange={put('name')} />
          </Field>
          <Field
            label="Phone"
            required
            hint="So that the shop can reach them"
            {...error('phone', 'This field is required.')}
          >
            <PhoneInput name="phone" autoComplete="off" value={customer.phone} onChange={put('phone')} />
          </Field>
          <Field label="Notes">
            <TextArea name="notes" rows={3} value={customer.notes} onChange={put('notes')} />
          </Field>
        </Part>
      </Card>
    </form>
  );
}

const row = { display: 'flex', gap: 'var(--td-space-2)' };
