import { switchableUsers, type SwitchableUser } from '@tilldesk/domain/session';
import { Alert, EmptyState } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { Stack } from '../page/flow.styles.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';
import { Failed } from '../page/Failed.tsx';
import { Wait } from '../page/Loading.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { PersonPin } from '../credentials/PersonPin.tsx';
import { currentBrowserId, switchToUser } from '../session/switching.ts';
import { nextPlace } from './nextPlace.ts';

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
  const page = useCurrentPage();
  return (
    <PersonPin
      label={t('shell.switch.pin', { name: person.name })}
      emptyText={t('shell.switch.pinEmpty')}
      submit={t('shell.switch.do')}
      onPin={(pin) => switchToUser({ userId: person.id, pin }, (started) => nextPlace(page, started))}
      onWrong={onWrong}
    />
  );
}
