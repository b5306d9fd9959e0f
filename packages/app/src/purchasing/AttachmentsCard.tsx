import { FILE_MAX, fileTypes } from '@tilldesk/domain/files';
import { ATTACHMENTS_MAX, type Attachment, type AttachmentsCalls } from '@tilldesk/domain/vendors';
import { Alert, Button, Card, FileInput, IconButton, Strip, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { refresh, useAnswer } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { Stack } from '../page/flow.styles.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { openAttachment, uploadAttachment } from './attachments.wiring.ts';

export type AttachmentsCardProps = {
  calls: AttachmentsCalls;
  /** The record that the files are attached to. */
  id: string;
  /** Whether the user can add and remove attachments. */
  mayChange: boolean;
};

/** The attachments of a record: opened, added by file selection or drag and drop, removed. */
export function AttachmentsCard({ calls, id, mayChange }: AttachmentsCardProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { date } = useFormats();
  const { data, problem, again } = useAnswer(calls.list, { params: { id } });
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const attachments = data?.items ?? [];

  /** Runs one operation at a time; its error is shown below. */
  const attempt = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailure(problems.message(error));
    } finally {
      setBusy(null);
      refresh(calls.name);
    }
  };
  const add = (files: readonly File[]) =>
    attempt('add', async () => {
      for (const file of files) {
        const fileId = await uploadAttachment(file);
        await call(calls.add, { params: { id }, body: { fileId, name: file.name.slice(-254) } });
      }
    });
  const remove = (attachment: Attachment) =>
    attempt(attachment.id, async () => {
      await call(calls.remove, { params: { id, fileId: attachment.id } });
    });

  return (
    <Card title={t('buying.attachments')}>
      <Stack>
        {problem && !data && (
          <Alert
            tone="bad"
            actions={
              <Button size="s" onClick={again}>
                {t('buying.again')}
              </Button>
            }
          >
            {problems.message(problem)}
          </Alert>
        )}
        {data && attachments.length === 0 && (
          <Text as="p" tone="muted">
            {t('buying.attachments.none')}
          </Text>
        )}
        {attachments.map((attachment) => (
          <Strip
            key={attachment.id}
            end={
              mayChange && (
                <IconButton
                  size="s"
                  icon="trash"
                  label={t('buying.attachments.remove', { name: attachment.name })}
                  busy={busy === attachment.id}
                  disabled={busy !== null && busy !== attachment.id}
                  onClick={() => void remove(attachment)}
                />
              )
            }
          >
            <Button
              size="s"
              tone="quiet"
              icon="download"
              onClick={() => void attempt('open', () => openAttachment(attachment))}
            >
              {attachment.name}
            </Button>
            <Text as="div" size="s" tone="muted">
              {t('buying.attachments.facts', { by: attachment.by, at: date(attachment.at) })}
            </Text>
          </Strip>
        ))}
        {mayChange && attachments.length < ATTACHMENTS_MAX && (
          <FileInput
            multiple
            types={Object.keys(fileTypes)}
            maxBytes={FILE_MAX}
            maxFiles={ATTACHMENTS_MAX - attachments.length}
            value={[]}
            disabled={busy !== null}
            hint={t(busy === 'add' ? 'buying.attachments.sending' : 'buying.attachments.hint')}
            texts={{
              choose: t('buying.attachments.choose'),
              drop: t('buying.attachments.drop'),
              rejected: {
                type: ({ type }) => t('buying.attachments.rejected.type', { type }),
                size: ({ name, maxMegabytes }) => t('buying.attachments.rejected.size', { name, max: maxMegabytes }),
                empty: ({ name }) => t('buying.attachments.rejected.empty', { name }),
                count: ({ name, maxFiles }) => t('buying.attachments.rejected.count', { name, max: maxFiles }),
              },
              remove: ({ name }) => t('buying.attachments.remove', { name }),
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
