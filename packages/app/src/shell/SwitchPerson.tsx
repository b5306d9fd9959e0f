import { switchableUsers, type SwitchableUser } from '@tilldesk/domain/session';
import { Alert, Button, EmptyState, Field, PinInput } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { Stack } from '../page/flow.styles.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';
import { Failed } from '../page/Failed.tsx';
import { Wait } from '../page/Loading.tsx';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useMutation } from '../api/useMutation.ts';
import { currentBrowserId, switchToUser } from '../session/switching.ts';
import { nextPlace } from './nextPlace.ts';

const PIN_LENGTH = 4;

type SwitchPersonProps = { open: boolean; onClose: () => void };

/** Switches to another user who signed in here today: select the user, enter the access PIN. */
export function SwitchPerson({ open, onClose }: SwitchPersonProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      size="m"
      title={t('shell.switch')}
      description={t('shell.switch.text')}
      closeLabel={t('shell.switch.close')}
      onClose={onClose}
    >
      <Tiles />
    </Dialog>
  );
}

function Tiles() {
  const t = useTranslate();
  const browser = currentBrowserId();
  const { data, problem, again } = useAnswer(switchableUsers, browser === null ? null : { body: { browser } });
  const [person, setPerson] = useState<SwitchableUser | null>(null);
  const people = browser === null ? [] : data?.items;
  const tiles = useRef<HTMLDivElement>(null);
  const count = people?.length ?? 0;
  useEffect(
    function focusFirstTile() {
      if (count > 0) tiles.current?.querySelector('button')?.focus();
    },
    [count],
  );
  if (people === undefined) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  const isRemoved = person !== null && !people.some(({ id }) => id === person.id);
  return (
    <Stack>
      {isRemoved && <Alert tone="warn">{t('shell.switch.gone', { name: person.name })}</Alert>}
      {people.length === 0 && !isRemoved && (
        <EmptyState icon="users" title={t('shell.switch.nobody')} text={t('shell.switch.nobodyText')} />
      )}
      {people.length > 0 && (
        <ChoiceTiles
          ref={tiles}
          label={t('shell.switch.people')}
          value={person?.id ?? null}
          options={people.map(({ id, name }) => ({ value: id, label: name, icon: 'user' }))}
          onChange={(id) => setPerson(people.find((one) => one.id === id) ?? null)}
        />
      )}
      {person !== null && !isRemoved && <PinOf key={person.id} person={person} onWrong={again} />}
    </Stack>
  );
}

function PinOf({ person, onWrong }: { person: SwitchableUser; onWrong: () => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const page = useCurrentPage();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const { busy, problem, run, clearError } = useMutation();
  useEffect(function beginTyping() {
    field.current?.focus();
  }, []);

  const submitPin = async (digits: string) => {
    if (busy || digits.length !== PIN_LENGTH) return;
    const switched = await run(digits, () =>
      switchToUser({ userId: person.id, pin: digits }, (started) => nextPlace(page, started)).then(() => true),
    );
    if (switched !== null) return;
    setPin('');
    field.current?.focus();
    onWrong();
  };
  return (
    <>
      <Field
        label={t('shell.switch.pin', { name: person.name })}
        required
        error={problem ? problems.message(problem) : undefined}
      >
        <PinInput
          ref={field}
          value={pin}
          readOnly={busy}
          emptyText={t('shell.switch.pinEmpty')}
          onChange={(digits) => {
            setPin(digits);
            if (digits !== '') clearError();
          }}
          onComplete={({ digits }) => void submitPin(digits)}
          onSubmit={({ digits }) => void submitPin(digits)}
        />
      </Field>
      <Button tone="primary" busy={busy} disabled={pin.length !== PIN_LENGTH} onClick={() => void submitPin(pin)}>
        {t('shell.switch.do')}
      </Button>
    </>
  );
}
