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
      lead="One column, in the order in which a clerk asks. What is typed is never lost and never refused while it is being typed."
    >
      <Section
        title="A whole one"
        lead="Save it empty: every field says what it lacks, the focus goes to the first, and an error goes away as soon as its field is mended."
      >
        <Customer />
      </Section>
      <Section
        title="The label stays"
        lead="Above the box, always. A hint helps before anything is typed and stays beside an error."
      >
        <Examples
          good={{
            why: 'is still there once the box is full.',
            children: (
              <Field label="Cash in the drawer" hint="Counted before the first sale">
                <MoneyInput defaultValue={10_000} />
              </Field>
            ),
          }}
          bad={{
            why: 'is gone with the first letter, and with it what the number means.',
            children: <MoneyInput aria-label="Cash in the drawer" placeholder="Cash in the drawer, counted" />,
          }}
        />
      </Section>
      <Section
        title="The box holds what may be in it"
        lead="60 letters in a line, 2,000 in a note; digits where digits belong. What is too much is cut and said, not scolded afterwards."
      >
        <Examples
          good={{
            why: 'shows how much is left.',
            children: (
              <Field label="Notes">
                <TextArea defaultValue="Prefers to be called in the afternoon." rows={3} />
              </Field>
            ),
          }}
          bad={{
            why: 'lets a whole page be written, and refuses it on saving.',
            children: (
              <Field label="Notes" error="At most 2000 are allowed.">
                <TextArea defaultValue="Prefers to be called in the afternoon." rows={3} />
              </Field>
            ),
          }}
        />
      </Section>
      <Section
        title="The button is never grey without a reason"
        lead="Save can always be pressed; it answers with what is missing. While it works it turns, keeps its place and takes no second press."
      >
        <Examples
          good={{
            why: 'answers.',
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
            why: 'leaves the clerk to guess.',
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
