import type { ImportJob, Importing } from '@tilldesk/domain/stock';
import { Alert, Button, Spinner, Stepper, type StepState } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Stack } from '../page/flow.styles.ts';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { CheckedStep } from './CheckedStep.tsx';
import { ColumnsStep, type Told } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { FinishedStep } from './FinishedStep.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { useImport } from './useImport.ts';
import { WorkStep } from './WorkStep.tsx';

const steps = ['file', 'columns', 'check', 'run'] as const;

/** Brings a file of a noun in: chosen, its columns told, tried out, run. Closing the dialog stops nothing. */
export function ImportDialog({ of, onClose }: { of: Importing; onClose: () => void }) {
  const say = useSay();
  const problems = useProblem();
  const hand = useImport(of);
  const { job, problem } = hand;
  const [told, tell] = useState<Told & { of: string }>();
  const [leaveOut, setLeaveOut] = useState(false);
  const columns = told && told.of === job?.id ? told : job && { mapping: job.mapping, decimal: job.decimal };
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
      title={say('import.title', { what: of.name })}
      closeLabel={say('import.close')}
      onClose={onClose}
      footer={<ImportFoot of={of} hand={hand} columns={columns ?? null} leaveOut={leaveOut} onClose={onClose} />}
    >
      <Stack>
        <Stepper
          label={say('import.steps')}
          steps={steps.map((id, index) => ({ id, title: say(`import.step.${id}`), state: stateOf(index) }))}
        />
        {job === undefined && problem && (
          <Alert tone="bad" actions={<Button onClick={hand.again}>{say('list.again')}</Button>}>
            {problems.say(problem)}
          </Alert>
        )}
        {job === undefined && !problem && <Spinner label={say('list.loading')} />}
        {job === null && <FileStep of={of} onTaken={hand.take} />}
        {job?.state === 'mapping' && columns && (
          <ColumnsStep of={of} job={job} told={columns} onTell={(next) => tell({ ...next, of: job.id })} />
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

/** Which of the steps an import is at. */
function stepOf(job: ImportJob | null | undefined): number {
  if (!job) return 0;
  if (job.state === 'mapping') return 1;
  return job.state === 'checking' || job.state === 'checked' ? 2 : 3;
}
