import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessDenied } from '../../src/AccessDenied/AccessDenied.tsx';
import { Alert } from '../../src/Alert/Alert.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Card } from '../../src/Card/Card.tsx';
import { CrashScreen } from '../../src/CrashScreen/CrashScreen.tsx';
import { Field } from '../../src/Field/Field.tsx';
import { TextInput } from '../../src/TextInput/TextInput.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Terms } from '../page/Terms.tsx';

const meta = { title: 'Design/Errors', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Errors: Story = {
  render: () => (
    <Page
      title="Errors"
      lead="Show an error where it can be corrected, keep it visible until it is corrected, and never discard typed text."
    >
      <Section title="Placement" lead="As close to the cause as possible.">
        <Terms
          label="Placement of errors"
          heads={['Error', 'Place', 'Disappears']}
          rows={[
            ['One field', 'Below the field, in words', 'When the user types'],
            ['The whole form, or a rejection by the server', 'An alert above the buttons', 'With the next attempt'],
            ['A list could not be loaded', 'Instead of the list, with Try again', 'When the list is loaded'],
            [
              'A background action failed',
              'A toast with the next step',
              'After 4 s, except while it is hovered or focused',
            ],
            ['The page crashed', 'The crash screen', 'Try Again or Reload Page'],
          ]}
        />
      </Section>
      <Section title="A field" lead="Say what the field requires, not what is wrong with it.">
        <Examples
          good={{
            why: 'says what to enter.',
            children: (
              <Field label="Email" error="Please enter a valid email address">
                <TextInput type="email" defaultValue="ada@harbour" />
              </Field>
            ),
          }}
          bad={{
            why: 'is loud, and does not say what is wrong.',
            children: (
              <Field label="Email" error="INVALID VALUE">
                <TextInput type="email" defaultValue="ada@harbour" />
              </Field>
            ),
          }}
        />
      </Section>
      <Section title="An alert" lead="What happened, whether the work is saved, what to do next.">
        <Examples
          good={{
            why: 'says that no work is lost.',
            children: (
              <Alert tone="bad" title="The invoice was not posted" actions={<Button size="s">Try again</Button>}>
                The server cannot be reached. The draft is saved on this device.
              </Alert>
            ),
          }}
          bad={{
            why: 'could describe any error.',
            children: <Alert tone="bad">An unexpected error has occurred.</Alert>,
          }}
        />
      </Section>
      <Section title="No permission" lead="The same text on every page, with a person to contact.">
        <Card>
          <AccessDenied />
        </Card>
      </Section>
      <Section
        title="The page crashed"
        lead="The rest of the product still works. The technical error is collapsed, for support."
      >
        <Card>
          <CrashScreen
            onReload={() => undefined}
            onRetry={() => undefined}
            detail={{ label: 'What failed', text: 'Invoice 1042 has no lines' }}
          />
        </Card>
      </Section>
    </Page>
  ),
};
