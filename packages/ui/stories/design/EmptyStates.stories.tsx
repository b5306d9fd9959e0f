import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/Button/Button.tsx';
import { EmptyState } from '../../src/EmptyState/EmptyState.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Terms } from '../page/Terms.tsx';

const meta = { title: 'Design/Empty states', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyStates: Story = {
  name: 'Empty states',
  render: () => (
    <Page
      title="Empty states"
      lead="An empty place is the first thing a new shop sees. It says what will be here, and offers the one step that fills it."
    >
      <Section title="Nothing yet" lead="A title without a full stop, a sentence that says what for, one button.">
        <Examples
          good={{
            why: 'invites.',
            children: (
              <EmptyState
                icon="users"
                title="No customers yet"
                text="Add the first customer to keep their purchases, warranties and contact in one place."
                action={
                  <Button tone="primary" icon="plus">
                    Add customer
                  </Button>
                }
              />
            ),
          }}
          bad={{ why: 'states a fact about a database.', children: <EmptyState title="0 records found" /> }}
        />
      </Section>
      <Section
        title="Nothing found"
        lead="Somebody looked for something. Say so, and lead back; never offer the first step again."
      >
        <Examples
          good={{
            why: 'shows the way back.',
            children: (
              <EmptyState
                icon="search"
                title="No customer fits “witfeld”"
                text="Try a phone number, or fewer letters."
                action={<Button>Clear the search</Button>}
              />
            ),
          }}
          bad={{
            why: 'tells a shop with 4,000 customers that it has none.',
            children: <EmptyState icon="users" title="No customers yet" />,
          }}
        />
      </Section>
      <Section title="Which is it?">
        <Terms
          label="Kinds of emptiness"
          heads={['Why it is empty', 'Title', 'Way on']}
          rows={[
            ['Nobody has made one', 'No invoices yet', 'New sale'],
            ['The search or a filter hides all', 'No invoice fits', 'Clear the filters'],
            ['All is done', 'Nothing to do', 'None: it is good news'],
            ['No right to see it', 'Access Denied', 'Whom to ask'],
            ['It could not be had', 'An error, not an empty state', 'Try again'],
          ]}
        />
      </Section>
    </Page>
  ),
};
