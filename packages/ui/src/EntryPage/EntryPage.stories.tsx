import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { EntryPage } from './EntryPage.tsx';

const form = (rejection?: React.ReactNode) => (
  <form style={{ display: 'grid', gap: 16 }}>
    <Field label="Email">
      <TextInput type="email" />
    </Field>
    <Field label="Password">
      <PasswordInput showLabel="Show the password" hideLabel="Hide the password" />
    </Field>
    {rejection}
    <Button type="submit" tone="primary">
      Sign in
    </Button>
  </form>
);

const meta = {
  title: 'Shell/EntryPage',
  component: EntryPage,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <>
        <Icon name="receipt" size={24} /> Tilldesk
      </>
    ),
    title: 'Welcome back',
    text: 'Sign in to your store.',
    aside: (
      <>
        <svg viewBox="0 0 120 160">
          <rect width="120" height="160" rx="12" fill="#fff" />
        </svg>
        <p>Every sale in its place.</p>
      </>
    ),
    footer: <Button size="s">Español</Button>,
    children: form(),
  },
} satisfies Meta<typeof EntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
export const Rejected: Story = {
  args: { children: form(<Alert tone="bad">Wrong store, email or password.</Alert>) },
};
export const FormAlone: Story = { args: { aside: undefined, footer: undefined, text: undefined } };
export const LongText: Story = {
  args: { title: 'Welcome back to the counter '.repeat(6), text: 'Sign in. '.repeat(40) },
};
