import { peopleHere, type PersonHere } from '@tilldesk/domain/shop';
import { Alert, Button, EmptyState, Field, PinInput } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { Stack } from '../kit/page/flow.styles.ts';
import { useCurrentPage } from '../kit/page/useCurrentPage.ts';
import { Failed } from '../kit/page/Failed.tsx';
import { Wait } from '../kit/page/Wait.tsx';
import { useProblem } from '../kit/say/useProblem.ts';
import { useSay } from '../kit/say/useSay.ts';
import { useAnswer } from '../wiring/answers.ts';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { ownBrowser, takeOver } from '../wiring/switching.ts';
import { nextPlace } from './nextPlace.ts';

const PIN_LENGTH = 4;

type SwitchPersonProps = { open: boolean; onClose: () => void };

/** Hands the till to another person who signed in here today: their tile, their access PIN. */
export function SwitchPerson({ open, onClose }: SwitchPersonProps) {
  const say = useSay();
  return (
    <Dialog
      open={open}
      size="m"
      title={say('shell.switch')}
      description={say('shell.switch.text')}
      closeLabel={say('shell.switch.close')}
      onClose={onClose}
    >
      <Tiles />
    </Dialog>
  );
}

function Tiles() {
  const say = useSay();
  const browser = ownBrowser();
  const { data, problem, again } = useAnswer(peopleHere, browser === null ? null : { body: { browser } });
  const [person, setPerson] = useState<PersonHere | null>(null);
  const people = browser === null ? [] : data?.items;
  const tiles = useRef<HTMLDivElement>(null);
  const count = people?.length ?? 0;
  useEffect(
    function beginAtTheFirst() {
      if (count > 0) tiles.current?.querySelector('button')?.focus();
    },
    [count],
  );
  if (people === undefined) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  const isGone = person !== null && !people.some(({ id }) => id === person.id);
  return (
    <Stack>
      {isGone && <Alert tone="warn">{say('shell.switch.gone', { name: person.name })}</Alert>}
      {people.length === 0 && !isGone && (
        <EmptyState icon="users" title={say('shell.switch.nobody')} text={say('shell.switch.nobodyText')} />
      )}
      {people.length > 0 && (
        <ChoiceTiles
          ref={tiles}
          label={say('shell.switch.people')}
          value={person?.id ?? null}
          options={people.map(({ id, name }) => ({ value: id, label: name, icon: 'user' }))}
          onChange={(id) => setPerson(people.find((one) => one.id === id) ?? null)}
        />
      )}
      {person !== null && !isGone && <PinOf key={person.id} person={person} onWrong={again} />}
    </Stack>
  );
}

function PinOf({ person, onWrong }: { person: PersonHere; onWrong: () => void }) {
  const say = useSay();
  const problems = useProblem();
  const page = useCurrentPage();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(function beginTyping() {
    field.current?.focus();
  }, []);

  const take = async (digits: string) => {
    if (busy || digits.length !== PIN_LENGTH) return;
    setBusy(true);
    try {
      await takeOver({ userId: person.id, pin: digits }, (started) => nextPlace(page, started));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(problems.say(error));
      setPin('');
      setBusy(false);
      field.current?.focus();
      onWrong();
    }
  };
  return (
    <>
      <Field label={say('shell.switch.pin', { name: person.name })} required error={refusal}>
        <PinInput
          ref={field}
          value={pin}
          readOnly={busy}
          emptyText={say('shell.switch.pinEmpty')}
          onChange={(digits) => {
            setPin(digits);
            if (digits !== '') setRefusal(undefined);
          }}
          onComplete={({ digits }) => void take(digits)}
          onSubmit={({ digits }) => void take(digits)}
        />
      </Field>
      <Button tone="primary" busy={busy} disabled={pin.length !== PIN_LENGTH} onClick={() => void take(pin)}>
        {say('shell.switch.do')}
      </Button>
    </>
  );
}
