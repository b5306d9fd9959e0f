import { registers, type Register } from '@tilldesk/domain/registers';
import { dayOf } from '@tilldesk/domain/time';
import { Button, Card, EmptyState, Skeleton } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState, type ReactNode } from 'react';
import { Failed } from '../../../page/Failed.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import type { DrawerAction } from '../actions/DrawerAction.ts';
import { MovementList } from '../drawer/Movements.tsx';

type TodayProps = { onAction: (action: DrawerAction) => void; onShow: (sessionId: string) => void };

/** Maximum number of rows, about as high as a till card. The drawer panel lists all rows. */
const MOST_ROWS = 5;
const watch = ['registers', 'clock', 'invoices'];

/** Shows today's movements in the drawer of one till: by default the person's own till, else a till with an open drawer. */
export function Today(on: TodayProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useAnswer(
    registers.list,
    { query: {} },
    { keepPreviousData: true, watch: ['register-sessions', 'clock', 'invoices'] },
  );
  const tills = data?.items ?? [];
  const till =
    tills.find(({ id }) => id === chosen) ??
    tills.find(({ session }) => session?.isMine) ??
    tills.find(({ session }) => session !== null) ??
    tills[0];
  if (!till) return null;
  const choice = tills.length > 1 && (
    <Select
      aria-label={t('drawers.register')}
      value={till.id}
      options={tills.map(({ id, name }) => ({ id, label: name }))}
      onChange={(id) => setChosen(id)}
    />
  );
  return <TodayOf key={till.id} till={till} choice={choice} {...on} />;
}

function TodayOf({ till, choice, onAction, onShow }: TodayProps & { till: Register; choice: ReactNode }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const query = { registerId: till.id, startDate: today, endDate: today, limit: 1 };
  // For a till with a closed drawer, the last drawer of the day is shown.
  const last = useAnswer(registers.sessions, till.session ? null : { query }, { watch });
  const id = till.session?.id ?? last.data?.items[0]?.id ?? null;
  const { data, problem, again } = useAnswer(registers.one, id === null ? null : { params: { id } }, { watch });
  const failed = problem ?? last.problem;
  const session = id === null ? undefined : data;
  const isWaiting = id === null ? !till.session && last.data === undefined : session === undefined;
  const movements = session?.movements.filter(({ at }) => dayOf(new Date(at), timeZone) === today) ?? [];
  return (
    <Card
      title={t('drawers.today')}
      hint={session && t('drawers.today.of', { name: till.name, at: moment(session.openedAt) })}
      actions={choice}
      footer={
        session && (
          <Button size="s" onClick={() => onShow(session.id)}>
            {t('drawers.today.all', { count: session.movements.length })}
          </Button>
        )
      }
    >
      {isWaiting &&
        (failed ? <Failed problem={failed} onAgain={problem ? again : last.again} /> : <Skeleton height={160} />)}
      {!isWaiting && movements.length === 0 && (
        <EmptyState icon="drawer" title={t('drawers.today.none')} text={t('drawers.today.noneText')} />
      )}
      {session && movements.length > 0 && (
        <MovementList session={session} movements={movements.slice(-MOST_ROWS)} onAction={onAction} />
      )}
    </Card>
  );
}
