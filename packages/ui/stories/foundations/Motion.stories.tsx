import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/Button/Button.tsx';
import { Page, Section } from '../page/Page.tsx';
import { TokenRows } from '../page/TokenRows.tsx';
import { Track } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      lead="Motion shows where something came from, and is over before the hand has moved on. Nothing moves that was not asked to."
    >
      <Section
        title="Tokens"
        lead="Where the device asks for less motion, both lengths are as good as none, and what slides only appears."
      >
        <Runway />
      </Section>
    </Page>
  ),
};

function Runway() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <div>
        <Button icon="refresh" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
      <TokenRows
        uses={{
          fast: 'Hover, press, menus, tips',
          slow: 'Drawers, dialogs, what unfolds',
          ease: 'Everything that moves: quick off the mark, slow to stop',
        }}
      >
        {(token) => token !== 'ease' && <Track data-there={moved} style={{ '--time': `var(--td-${token})` }} />}
      </TokenRows>
    </>
  );
}
