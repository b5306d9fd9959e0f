import { registers, type Register } from '@tilldesk/domain/registers';
import { Alert, Button, Card, ItemList } from '@tilldesk/ui';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useMutation } from '../../api/useMutation.ts';
import { Row, Stack } from '../../page/flow.styles.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { addRegister, renameRegister } from './registerActions.ts';

/** Adds, renames and deactivates the registers of the store. A register with an open drawer cannot be deactivated. */
export function RegistersSection() {
  const t = useTranslate();
  const problems = useProblem();
  const { data } = useAnswer(
    registers.list,
    { query: { state: 'all' } },
    { watch: ['register-sessions'], keepPreviousData: true },
  );
  const work = useMutation();
  const switchTo = async ({ id, version }: Register, active: boolean) => {
    await work.run({ id, version, active }, () =>
      call(registers.change, { params: { id }, body: { version, active } }),
    );
    refresh('registers');
  };
  const stateOf = ({ active, session }: Register) => (!active ? 'inactive' : session ? 'open' : 'closed');
  return (
    <Card
      title={t('transaction.registers')}
      hint={t('transaction.registers.hint')}
      actions={
        <ActionButton action={addRegister} of={null} icon="plus">
          {t('transaction.registers.add')}
        </ActionButton>
      }
    >
      <Stack>
        {work.problem && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
        <ItemList
          variant="filled"
          aria-label={t('transaction.registers')}
          items={(data?.items ?? []).map((register) => ({
            id: register.id,
            icon: 'drawer',
            title: register.name,
            text: t('transaction.registers.state', { state: stateOf(register) }),
            action: (
              <Row>
                <ActionButton action={renameRegister} of={register} size="s">
                  {t('transaction.registers.rename', { name: register.name })}
                </ActionButton>
                <Button size="s" busy={work.busy} onClick={() => void switchTo(register, !register.active)}>
                  {t(register.active ? 'transaction.registers.deactivate' : 'transaction.registers.activate', {
                    name: register.name,
                  })}
                </Button>
              </Row>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}
