import { registers, type Register, type RegisterSession } from '@tilldesk/domain/registers';
import { Alert, Button, EmptyState, Skeleton } from '@tilldesk/ui';
import { Failed } from '../../../page/Failed.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import type { DrawerAction } from '../actions/DrawerAction.ts';
import { Tills } from '../registers.styles.ts';
import { useDrawerRights } from '../useDrawerRights.ts';
import { TillCard } from './TillCard.tsx';

type OpenTillsProps = { onAction: (action: DrawerAction) => void; onShow: (sessionId: string) => void };

/** Lists the tills of the store with their drawers: open (by whom and since when), closed or never counted. */
export function OpenTills({ onAction, onShow }: OpenTillsProps) {
  const t = useTranslate();
  const { works } = useDrawerRights();
  const { data, problem, again } = useAnswer(registers.list, { query: {} }, { keepPreviousData: true, watch });
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Skeleton height={180} />;
  if (data.items.length === 0) {
    return <EmptyState icon="drawer" title={t('drawers.tills.none')} text={t('drawers.tills.noneText')} />;
  }
  return (
    <>
      {data.items.map(({ id, uncounted }) => uncounted && <Uncounted key={id} {...{ uncounted, works, onAction }} />)}
      <Tills aria-label={t('drawers.tills')}>
        {data.items.map((register: Register) => (
          <TillCard key={register.id} register={register} onAction={onAction} onShow={onShow} />
        ))}
      </Tills>
    </>
  );
}

const watch = ['register-sessions', 'clock', 'invoices'];

/** Notice for a drawer that was closed without a count. Its cash is unknown until it is counted. */
function Uncounted(props: { uncounted: RegisterSession; works: boolean; onAction: (action: DrawerAction) => void }) {
  const { uncounted: session, works, onAction } = props;
  const t = useTranslate();
  return (
    <Alert
      tone="warn"
      title={t('drawers.uncounted.title', { name: session.registerName })}
      actions={
        works && (
          <Button size="s" onClick={() => onAction({ type: 'count', session })}>
            {t('drawers.count')}
          </Button>
        )
      }
    >
      {t('drawers.uncounted.text', { by: session.closedBy ?? session.openedBy })}
    </Alert>
  );
}
