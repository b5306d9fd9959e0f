import { registers, type Register, type RegisterSession } from '@tilldesk/domain/shop';
import { Alert, Button, EmptyState, Skeleton } from '@tilldesk/ui';
import { Failed } from '../../../kit/page/Failed.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import type { Deed } from '../deeds/Deed.ts';
import { Tills } from '../registers.styles.ts';
import { useDrawerRights } from '../useDrawerRights.ts';
import { TillCard } from './TillCard.tsx';

type OpenTillsProps = { onDeed: (deed: Deed) => void; onShow: (sessionId: string) => void };

/** Every till of the store with its drawer: open by whom and since when, or closed, or never counted. */
export function OpenTills({ onDeed, onShow }: OpenTillsProps) {
  const say = useSay();
  const { works } = useDrawerRights();
  const { data, problem, again } = useAnswer(registers.list, { query: {} }, { keep: true, watch });
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Skeleton height={180} />;
  if (data.items.length === 0) {
    return <EmptyState icon="drawer" title={say('drawers.tills.none')} text={say('drawers.tills.noneText')} />;
  }
  return (
    <>
      {data.items.map(({ id, uncounted }) => uncounted && <Uncounted key={id} {...{ uncounted, works, onDeed }} />)}
      <Tills aria-label={say('drawers.tills')}>
        {data.items.map((register: Register) => (
          <TillCard key={register.id} register={register} onDeed={onDeed} onShow={onShow} />
        ))}
      </Tills>
    </>
  );
}

const watch = ['register-sessions', 'clock', 'invoices'];

/** Somebody left without counting: nobody knows what is in that drawer until it is done. */
function Uncounted(props: { uncounted: RegisterSession; works: boolean; onDeed: (deed: Deed) => void }) {
  const { uncounted: session, works, onDeed } = props;
  const say = useSay();
  return (
    <Alert
      tone="warn"
      title={say('drawers.uncounted.title', { name: session.registerName })}
      actions={
        works && (
          <Button size="s" onClick={() => onDeed({ type: 'count', session })}>
            {say('drawers.count')}
          </Button>
        )
      }
    >
      {say('drawers.uncounted.text', { by: session.closedBy ?? session.openedBy })}
    </Alert>
  );
}
