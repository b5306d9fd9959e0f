import { backupCalls, type Backup, type BackupStatus } from '@tilldesk/domain/backups';
import { Alert, Badge, Button, Card, DescriptionList, IconButton, ItemList, ProgressBar } from '@tilldesk/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Failed } from '../../../page/Failed.tsx';
import { InlineGroup, Stack } from '../../../page/flow.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useToastedMutation } from '../../../actions/useToastedMutation.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { saveBackup } from './saving.wiring.ts';

/** Milliseconds between two status requests while a backup is being made. */
const REFRESH_MS = 2_000;

/**
 * Shows the time of the installation's last backup and the latest backups, with a button that starts one. For
 * administrators.
 */
export function Backups() {
  const { data, problem, again } = useAnswer(backupCalls.one, {});
  const isRunning = data?.items[0]?.state === 'running';
  useEffect(
    function refreshBackups() {
      if (!isRunning) return;
      const timer = setInterval(() => refresh('backups'), REFRESH_MS);
      return () => clearInterval(timer);
    },
    [isRunning],
  );
  if (data) return <Loaded status={data} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

function Loaded({ status }: { status: BackupStatus }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const size = useSize();
  const { busy, run } = useToastedMutation();
  const { items, last, isOverdue, at, mayDownload } = status;
  const running = items.find(({ state }) => state === 'running');
  const tried = async (work: () => Promise<unknown>) => {
    await run(null, work);
    refresh('backups');
  };
  return (
    <Stack>
      {isOverdue && !running && (
        <Alert tone="warn" title={t(last ? 'profile.backups.overdue' : 'profile.backups.missing')}>
          {t('profile.backups.overdue.text')}
        </Alert>
      )}
      <Card
        title={t('profile.backups')}
        hint={t('profile.backups.hint')}
        actions={
          <Button
            size="s"
            tone="primary"
            busy={busy}
            disabled={running !== undefined}
            onClick={() => void tried(() => call(backupCalls.make, {}))}
          >
            {t('profile.backups.make')}
          </Button>
        }
      >
        {running && (
          <ProgressBar
            label={t('profile.backups.running')}
            {...(running.parts > 0 && { value: running.done, max: running.parts })}
          />
        )}
        <DescriptionList
          items={[
            {
              id: 'last',
              label: t('profile.backups.last'),
              value: last ? moment(last.startedAt) : t('profile.backups.none'),
            },
            { id: 'size', label: t('profile.backups.size'), value: size(last?.size ?? null) },
            {
              id: 'at',
              label: t('profile.backups.schedule'),
              value: at === null ? t('profile.backups.schedule.off') : t('profile.backups.schedule.daily', { at }),
            },
          ]}
        />
      </Card>
      {items.length > 0 && (
        <Card title={t('profile.backups.latest')} hint={mayDownload ? undefined : t('profile.backups.shared')}>
          <ItemList
            variant="filled"
            items={items.map((one) => ({
              id: one.id,
              icon: 'box',
              title: (
                <InlineGroup>
                  {moment(one.startedAt)}
                  <State of={one} />
                </InlineGroup>
              ),
              text: t(`profile.backups.cause.${one.cause}`),
              value: one.state === 'done' ? size(one.size) : undefined,
              ...(mayDownload &&
                one.state === 'done' && {
                  action: (
                    <IconButton
                      icon="download"
                      label={t('profile.backups.download', { moment: moment(one.startedAt) })}
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
  const t = useTranslate();
  const text =
    state === 'failed'
      ? t(`profile.backups.problem.${problem ?? 'failed'}`)
      : state === 'done' && missing > 0
        ? t('profile.backups.filesMissing', { count: missing })
        : t(`profile.backups.state.${state}`);
  return <Badge tone={state === 'done' && missing > 0 ? 'warn' : tones[state]}>{text}</Badge>;
}

/** Returns a function that formats bytes in the usual units for files. */
function useSize() {
  const { formatNumber } = useIntl();
  const megabytes = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return (bytes: number | null) => (bytes === null ? '–' : formatNumber(Math.max(0.1, bytes / 1e6), megabytes));
}
