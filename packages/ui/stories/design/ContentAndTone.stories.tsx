import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../src/Alert/Alert.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Terms } from '../page/Terms.tsx';

const meta = { title: 'Design/Content and tone', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContentAndTone: Story = {
  name: 'Content and tone',
  render: () => (
    <Page
      title="Content and tone"
      lead="Tilldesk speaks like a good colleague at the next till: short, exact, never cross. A customer is waiting."
    >
      <Section
        title="Say what is, then what to do"
        lead="Name the thing by its own name. Nobody is to blame for a sold unit."
      >
        <Examples
          good={{
            why: 'names the unit and where it went.',
            children: <Alert tone="bad">IMEI 356938035643809 was already sold on INV-1042.</Alert>,
          }}
          bad={{
            why: 'says nothing, and says it loudly.',
            children: <Alert tone="bad">Error! Invalid input (409)!</Alert>,
          }}
        />
      </Section>
      <Section
        title="A button says what it does"
        lead="A verb and what it is done to. Whoever reads nothing but the buttons still knows what will happen."
      >
        <Examples
          good={{
            why: 'can be pressed without reading what stands above.',
            children: (
              <span style={row}>
                <Button>Keep draft</Button>
                <Button tone="danger">Discard draft</Button>
              </span>
            ),
          }}
          bad={{
            why: 'asks for the question to be read twice.',
            children: (
              <span style={row}>
                <Button>Cancel</Button>
                <Button tone="primary">OK</Button>
              </span>
            ),
          }}
        />
      </Section>
      <Section
        title="Two languages, one voice"
        lead="Sentences begin with a capital and end with a full stop; labels and buttons have none. Spanish says usted, and leaves it out where the verb carries it."
      >
        <Terms
          label="The same sentence in both languages"
          heads={['When', 'English', 'Español', 'Not']}
          rows={[
            [
              'A field is empty',
              'This field is required.',
              'Este campo es obligatorio.',
              'Oops, you forgot something!',
            ],
            [
              'Too little stock',
              'Only 3 of Screen guard left in stock.',
              'Solo quedan 3 de Screen guard en existencias.',
              'Insufficient quantity.',
            ],
            [
              'Somebody was quicker',
              'Someone else changed this record. Please review the differences.',
              'Otra persona cambió este registro. Revise las diferencias.',
              'Conflict detected.',
            ],
            [
              'No connection',
              'The server cannot be reached. Please check the connection.',
              'No se puede contactar con el servidor. Revise la conexión.',
              'Network Error',
            ],
            ['Nothing there yet', 'No customers yet', 'Aún no hay clientes', '0 records found'],
          ]}
        />
      </Section>
      <Section
        title="Words of the shop"
        lead="One word for one thing, the same on the screen, on paper and in the code."
      >
        <Terms
          label="Words"
          heads={['English', 'Español', 'Is', 'Not']}
          rows={[
            ['Invoice', 'Factura', 'A sale with its number, from draft to paid', 'order, transaction'],
            ['Till', 'Caja', 'Where sales are made', 'POS, register screen'],
            ['Customer', 'Cliente', 'Who buys', 'client, contact'],
            ['Unit', 'Unidad', 'One piece with its own IMEI or serial', 'item, asset'],
            ['Discard', 'Descartar', 'To give a draft up', 'delete, void'],
          ]}
        />
      </Section>
      <Section
        title="Texts that are fixed"
        lead="Clerks know these by heart and support asks for them word for word. They come as defaults and change only by a prop."
      >
        <Terms
          label="Fixed texts"
          heads={['Where', 'Text']}
          rows={[
            ['A select without options', 'Not Found Please Create First'],
            ['A select whose search finds nothing', 'No results found'],
            ['A select that waits', 'Loading...'],
            ['A box that is full', 'Maximum character limit reached'],
            [
              'A page without permission',
              "You don't have permission to access this page. Please contact your administrator for access.",
            ],
            ['A page that broke', 'Something went wrong · Reload Page · Try Again'],
          ]}
        />
      </Section>
    </Page>
  ),
};

const row = { display: 'flex', gap: 'var(--td-space-2)' };
