import { FILE_MAX, fileTypes } from '@tilldesk/domain/shop';
import { PAPERS_MAX, type Paper, type PapersCalls } from '@tilldesk/domain/stock';
import { Alert, Button, Card, FileInput, IconButton, Strip, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { refresh, useAnswer } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { Stack } from '../page/flow.styles.ts';
import { useFormats } from '../say/useFormats.ts';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { openPaper, uploadPaper } from './papers.wiring.ts';

export type PapersCardProps = {
  calls: PapersCalls;
  /** The record that they hang on. */
  id: string;
  /** Whether the person may hang some on and take them off. */
  mayChange: boolean;
};

/** The files that hang on a record: opened, added by choosing or dropping, taken off. */
export function PapersCard({ calls, id, mayChange }: PapersCardProps) {
  const say = useSay();
  const problems = useProblem();
  const { date } = useFormats();
  const { data, problem, again } = useAnswer(calls.list, { params: { id } });
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const papers = data?.items ?? [];

  /** One thing at a time; why it did not come about is said below. */
  const attempt = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailure(problems.say(error));
    } finally {
      setBusy(null);
      refresh(calls.name);
    }
  };
  const add = (files: readonly File[]) =>
    attempt('add', async () => {
      for (const file of files) {
        const fileId = await uploadPaper(file);
        await call(calls.add, { params: { id }, body: { fileId, name: file.name.slice(-254) } });
      }
    });
  const remove = (paper: Paper) =>
    attempt(paper.id, async () => {
      await call(calls.remove, { params: { id, fileId: paper.id } });
    });

  return (
    <Card title={say('buying.papers')}>
      <Stack>
        {problem && !data && (
          <Alert
            tone="bad"
            actions={
              <Button size="s" onClick={again}>
                {say('buying.again')}
              </Button>
            }
          >
            {problems.say(problem)}
          </Alert>
        )}
        {data && papers.length === 0 && (
          <Text as="p" tone="muted">
            {say('buying.papers.none')}
          </Text>
        )}
        {papers.map((paper) => (
          <Strip
            key={paper.id}
            end={
              mayChange && (
                <IconButton
                  size="s"
                  icon="trash"
                  label={say('buying.papers.remove', { name: paper.name })}
                  busy={busy === paper.id}
                  disabled={busy !== null && busy !== paper.id}
                  onClick={() => void remove(paper)}
                />
              )
            }
          >
            <Button size="s" tone="quiet" icon="download" onClick={() => void attempt('open', () => openPaper(paper))}>
              {paper.name}
            </Button>
            <Text as="div" size="s" tone="muted">
              {say('buying.papers.facts', { by: paper.by, at: date(paper.at) })}
            </Text>
          </Strip>
        ))}
        {mayChange && papers.length < PAPERS_MAX && (
          <FileInput
            multiple
            types={Object.keys(fileTypes)}
            maxBytes={FILE_MAX}
            maxFiles={PAPERS_MAX - papers.length}
            value={[]}
            disabled={busy !== null}
            hint={say(busy === 'add' ? 'buying.papers.sending' : 'buying.papers.hint')}
            texts={{
              choose: say('buying.papers.choose'),
              drop: say('buying.papers.drop'),
              refused: {
                type: ({ type }) => say('buying.papers.refused.type', { type }),
                size: ({ name, maxMegabytes }) => say('buying.papers.refused.size', { name, max: maxMegabytes }),
                empty: ({ name }) => say('buying.papers.refused.empty', { name }),
                count: ({ name, maxFiles }) => say('buying.papers.refused.count', { name, max: maxFiles }),
              },
              remove: ({ name }) => say('buying.papers.remove', { name }),
            }}
            onChange={(entries) => void add(entries.map(({ file }) => file))}
          />
        )}
        <Text as="p" role="status" tone="bad" size="s">
          {failure}
        </Text>
      </Stack>
    </Card>
  );
}
