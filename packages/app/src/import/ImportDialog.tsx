import type { ImportJob, Importing } from '@tilldesk/domain/imports';
import { Alert, Button, Spinner, Stepper, type StepState } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Stack } from '../page/flow.styles.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { CheckedStep } from './CheckedStep.tsx';
import { ColumnsStep, type ImportMapping } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { FinishedStep } from './FinishedStep.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { useImport } from './useImport.ts';
import { WorkStep } from './WorkStep.tsx';

const steps = ['file', 'columns', 'check', 'run'] as const;

/** Imports a file of an entity in four steps: select, map the columns, check, run. Closing the dialog does not stop a run. */
export function ImportDialog({ of, onClose }: { of: Importing; onClose: () => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const hand = useImport(of);
  const { job, problem } = hand;
  const [mapped, setMapped] = useState<ImportMapping & { of: string }>();
  const [leaveOut, setLeaveOut] = useState(false);
  const columns = mapped && mapped.of === job?.id ? mapped : job && { mapping: job.mapping, decimal: job.decimal };
  const at = stepOf(job);
  const stateOf = (index: number): StepState => {
    if (index < at || job?.state === 'done') return 'done';
    if (index > at) return 'to-come';
    return job?.state === 'failed' ? 'failed' : 'current';
  };
  return (
    <Dialog
      open
      size="xl"
      title={t('import.title', { what: of.name })}
      closeLabel={t('import.close')}
      onClose={onClose}
      footer={<ImportFoot of={of} hand={hand} columns={columns ?? null} leaveOut={leaveOut} onClose={onClose} />}
    >
      <Stack>
        <Stepper
          label={t('import.steps')}
          steps={steps.map((id, index) => ({ id, title: t(`import.step.${id}`), state: stateOf(index) }))}
        />
        {job === undefined && problem && (
          <Alert tone="bad" actions={<Button onClick={hand.again}>{t('list.again')}</Button>}>
            {problems.message(problem)}
          </Alert>
        )}
        {job === undefined && !problem && <Spinner label={t('list.loading')} />}
        {job === null && <FileStep of={of} onUploaded={hand.take} />}
        {job?.state === 'mapping' && columns && (
          <ColumnsStep
            of={of}
            job={job}
            mapped={columns}
            onMappingChange={(next) => setMapped({ ...next, of: job.id })}
          />
        )}
        {(job?.state === 'checking' || job?.state === 'running') && <WorkStep job={job} />}
        {job?.state === 'checked' && (
          <CheckedStep
            of={of}
            job={job}
            leaveOut={leaveOut}
            onLeaveOut={setLeaveOut}
            busy={hand.busy}
            onMake={hand.makeMissing}
          />
        )}
        {(job?.state === 'done' || job?.state === 'stopped' || job?.state === 'failed') && (
          <FinishedStep of={of} job={job} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Returns the step that an import is at. */
function stepOf(job: ImportJob | null | undefined): number {
  if (!job) return 0;
  if (job.state === 'mapping') return 1;
  return job.state === 'checking' || job.state === 'checked' ? 2 : 3;
}
