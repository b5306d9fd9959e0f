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
      lead="An error stands where it can be mended, stays until it is, and never takes away what was typed."
    >
      <Section title="Where it stands" lead="The nearer to its cause, the better.">
        <Terms
          label="Where an error stands"
          heads={['What went wrong', 'Where', 'Goes away']}
          rows={[
            ['One field', 'Below the field, in words', 'With the next letter'],
            ['The whole form, or the server said no', 'An alert above the buttons', 'With the next attempt'],
            ['A list could not be had', 'In the place of the list, with Try again', 'When it comes'],
            [
              'Something done in passing failed',
              'A toast, with what to do',
              'After 4 s; not while the pointer or the focus is on it',
            ],
            ['The page broke', 'The crash screen', 'Try Again or Reload Page'],
          ]}
        />
      </Section>
      <Section title="A field" lead="Say what it needs, not what it is not.">
        <Examples
          good={{
            why: 'can be followed.',
            children: (
              <Field label="Email" error="Please enter a valid email address">
                <TextInput type="email" defaultValue="ada@harbour" />
              </Field>
            ),
          }}
          bad={{
            why: 'shouts, and leaves the mistake to be found.',
            children: (
              <Field label="Email" error="INVALID VALUE">
                <TextInput type="email" defaultValue="ada@harbour" />
              </Field>
            ),
          }}
        />
      </Section>
      <Section title="An alert" lead="What happened, what became of the work, what to do now.">
        <Examples
          good={{
            why: 'takes the fear first.',
            children: (
              <Alert tone="bad" title="The invoice was not posted" actions={<Button size="s">Try again</Button>}>
                The server cannot be reached. The draft is kept on this device.
              </Alert>
            ),
          }}
          bad={{ why: 'is true of everything.', children: <Alert tone="bad">An unexpected error has occurred.</Alert> }}
        />
      </Section>
      <Section title="No right to be here" lead="The same words on every page, and somebody to ask.">
        <Card>
          <AccessDenied />
        </Card>
      </Section>
      <Section
        title="The page broke"
        lead="The rest of the product still stands; what failed is folded away for whoever is asked for help."
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
