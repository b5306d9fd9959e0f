import { backupCalls, type Backup, type BackupStatus } from '@tilldesk/domain/shop';
import { Alert, Badge, Button, Card, DescriptionList, IconButton, ItemList, ProgressBar } from '@tilldesk/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Failed } from '../../../kit/page/Failed.tsx';
import { Beside, Stack } from '../../../kit/page/flow.styles.ts';
import { Wait } from '../../../kit/page/Wait.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh, useAnswer } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { saveBackup } from './saving.wiring.ts';

/** Milliseconds between two looks while one is being made. */
const LOOK_AGAIN_MS = 2_000;

/** When the last backup of the installation was made, the latest ones, and a button that makes one. For admins. */
export function Backups() {
  const { data, problem, again } = useAnswer(backupCalls.one, {});
  const isRunning = data?.items[0]?.state === 'running';
  useEffect(
    function lookAgain() {
      if (!isRunning) return;
      const timer = setInterval(() => refresh('backups'), LOOK_AGAIN_MS);
      return () => clearInterval(timer);
    },
    [isRunning],
  );
  if (data) return <Loaded status={data} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

function Loaded({ status }: { status: BackupStatus }) {
  const say = useSay();
  const { moment } = useFormats();
  const problems = useProblem();
  const size = useSize();
  const [busy, setBusy] = useState(false);
  const { items, last, isOverdue, at, mayDownload } = status;
  const running = items.find(({ state }) => state === 'running');
  const tried = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
    }
    refresh('backups');
    setBusy(false);
  };
  return (
    <Stack>
      {isOverdue && !running && (
        <Alert tone="warn" title={say(last ? 'profile.backups.overdue' : 'profile.backups.missing')}>
          {say('profile.backups.overdue.text')}
        </Alert>
      )}
      <Card
        title={say('profile.backups')}
        hint={say('profile.backups.hint')}
        actions={
          <Button
            size="s"
            tone="primary"
            busy={busy}
            disabled={running !== undefined}
            onClick={() => void tried(() => call(backupCalls.make, {}))}
          >
            {say('profile.backups.make')}
          </Button>
        }
      >
        {running && (
          <ProgressBar
            label={say('profile.backups.running')}
            {...(running.parts > 0 && { value: running.done, max: running.parts })}
          />
        )}
        <DescriptionList
          items={[
            {
              id: 'last',
              label: say('profile.backups.last'),
              value: last ? moment(last.startedAt) : say('profile.backups.none'),
            },
            { id: 'size', label: say('profile.backups.size'), value: size(last?.size ?? null) },
            {
              id: 'at',
              label: say('profile.backups.schedule'),
              value: at === null ? say('profile.backups.schedule.off') : say('profile.backups.schedule.daily', { at }),
            },
          ]}
        />
      </Card>
      {items.length > 0 && (
        <Card title={say('profile.backups.latest')} hint={mayDownload ? undefined : say('profile.backups.shared')}>
          <ItemList
            look="filled"
            items={items.map((one) => ({
              id: one.id,
              icon: 'box',
              title: (
                <Beside>
                  {moment(one.startedAt)}
                  <State of={one} />
                </Beside>
              ),
              text: say(`profile.backups.cause.${one.cause}`),
              value: one.state === 'done' ? size(one.size) : undefined,
              ...(mayDownload &&
                one.state === 'done' && {
                  action: (
                    <IconButton
                      icon="download"
                      label={say('profile.backups.download', { moment: moment(one.startedAt) })}
                      onClick={() => void tried(() => saveBackup(one))}
                    />
                  ),
                }),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}

const tones = { running: 'accent', done: 'ok', failed: 'bad' } as const;

function State({ of: { state, problem, missing } }: { of: Backup }) {
  const say = useSay();
  const text =
    state === 'failed'
      ? say(`profile.backups.problem.${problem ?? 'failed'}`)
      : state === 'done' && missing > 0
        ? say('profile.backups.filesMissing', { count: missing })
        : say(`profile.backups.state.${state}`);
  return <Badge tone={state === 'done' && missing > 0 ? 'warn' : tones[state]}>{text}</Badge>;
}

/** Bytes in the unit that people know files by. */
function useSize() {
  const { formatNumber } = useIntl();
  const megabytes = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return (bytes: number | null) => (bytes === null ? '–' : formatNumber(Math.max(0.1, bytes / 1e6), megabytes));
}
