import { registers, type Register } from '@tilldesk/domain/shop';
import { Alert, Button, Card, ItemList } from '@tilldesk/ui';
import { useState } from 'react';
import { useMutation } from '../../api/useMutation.ts';
import { Row, Stack } from '../../page/flow.styles.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { newId } from '../../api/newId.ts';
import { RegisterNameDialog } from './RegisterNameDialog.tsx';

/** Adds, renames and deactivates the registers of the store. A register with an open drawer cannot be deactivated. */
export function RegistersSection() {
  const t = useTranslate();
  const problems = useProblem();
  const { data } = useAnswer(registers.list, { query: { state: 'all' } }, { watch: ['register-sessions'], keep: true });
  const work = useMutation();
  const [naming, setNaming] = useState<Register | 'new' | null>(null);
  const switchTo = async ({ id, version }: Register, active: boolean) => {
    await work.run({ id, version, active }, () =>
      call(registers.change, { params: { id }, body: { version, active } }),
    );
    refresh('registers');
  };
  const save = async (name: string) => {
    const saved = await work.run({ naming, name }, () =>
      naming === 'new' || naming === null
        ? call(registers.create, { body: { id: newId(), name } })
        : call(registers.change, { params: { id: naming.id }, body: { version: naming.version, name } }),
    );
    if (saved === null) return;
    refresh('registers');
    setNaming(null);
  };
  const stateOf = ({ active, session }: Register) => (!active ? 'inactive' : session ? 'open' : 'closed');
  return (
    <Card
      title={t('transaction.registers')}
      hint={t('transaction.registers.hint')}
      actions={
        <Button icon="plus" aria-haspopup="dialog" onClick={() => setNaming('new')}>
          {t('transaction.registers.add')}
        </Button>
      }
    >
      <Stack>
        {work.problem && naming === null && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
        <ItemList
          look="filled"
          aria-label={t('transaction.registers')}
          items={(data?.items ?? []).map((register) => ({
            id: register.id,
            icon: 'drawer',
            title: register.name,
            text: t('transaction.registers.state', { state: stateOf(register) }),
            action: (
              <Row>
                <Button size="s" aria-haspopup="dialog" onClick={() => setNaming(register)}>
                  {t('transaction.registers.rename', { name: register.name })}
                </Button>
                <Button size="s" busy={work.busy} onClick={() => void switchTo(register, !register.active)}>
                  {t(register.active ? 'transaction.registers.deactivate' : 'transaction.registers.activate', {
                    name: register.name,
                  })}
                </Button>
              </Row>
            ),
          }))}
        />
        {naming !== null && (
          <RegisterNameDialog
            before={naming === 'new' ? '' : naming.name}
            work={work}
            onSave={(name) => void save(name)}
            onClose={() => {
              work.clearError();
              setNaming(null);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
