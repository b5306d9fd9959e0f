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
      lead="Empty lists are the first thing a new store sees. An empty state says what will appear here and offers the action that adds the first entry."
    >
      <Section title="Nothing yet" lead="A title without a full stop, a sentence about the purpose, one button.">
        <Examples
          good={{
            why: 'invites the user to start.',
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
        lead="The user searched for something. Say so and offer a way back; do not offer the first step again."
      >
        <Examples
          good={{
            why: 'offers a way back.',
            children: (
              <EmptyState
                icon="search"
                title="No results for “witfeld”"
                text="Try a phone number or a shorter search."
                action={<Button>Clear the search</Button>}
              />
            ),
          }}
          bad={{
            why: 'tells a store with 4,000 customers that it has none.',
            children: <EmptyState icon="users" title="No customers yet" />,
          }}
        />
      </Section>
      <Section title="Kinds of empty states">
        <Terms
          label="Reasons and titles"
          heads={['Reason', 'Title', 'Next step']}
          rows={[
            ['No entry exists', 'No invoices yet', 'New sale'],
            ['No entry matches the search or filters', 'No results', 'Clear the filters'],
            ['Everything is done', 'Nothing to do', 'None'],
            ['No permission', 'Access Denied', 'The person to contact'],
            ['Loading failed', 'An error, not an empty state', 'Try again'],
          ]}
        />
      </Section>
    </Page>
  ),
};
