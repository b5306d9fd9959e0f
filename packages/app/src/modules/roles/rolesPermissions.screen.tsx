import { rolePermissions, type RoleRights } from '@tilldesk/domain/roles';
import { EmptyState, Field, SearchInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useAddressValue } from '../../navigation/useAddressValue.ts';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { Fields } from '../../resource/form/Form.styles.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { RoleDifferences } from './matrix/RoleDifferences.tsx';
import { RightsEditor } from './matrix/RightsEditor.tsx';

/** The rights of a role, which is in the address: modules by read, create, update and delete. */
export function Screen() {
  const { data, problem, again } = useAnswer(rolePermissions.list, {}, { watch: ['roles', 'employees'] });
  if (data) return <Loaded roles={data.items} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

function Loaded({ roles, onAgain }: { roles: readonly RoleRights[]; onAgain: () => void }) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const [search, setSearch] = useState('');
  const [chosen, choose] = useAddressValue('role', { replace: true });
  const [compared, compare] = useAddressValue('with', { replace: true });
  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  const other = roles.find(({ id }) => id === compared && id !== role?.id);
  if (!role) return <EmptyState icon="user" title={t('roles.empty')} text={t('roles.emptyText')} />;
  return (
    <Page about={t('rights.about')} width="narrow">
      <Stack>
        <Fields>
          <Field label={t('rights.role')} hint={t('roles.people', { count: role.people })}>
            <Select
              options={roles.map(({ id, name }) => ({ id, label: name }))}
              texts={texts}
              value={role.id}
              onChange={choose}
            />
          </Field>
          <Field label={t('rights.compare')}>
            <Select
              options={roles.filter(({ id }) => id !== role.id).map(({ id, name }) => ({ id, label: name }))}
              placeholder={t('rights.compare.none')}
              texts={texts}
              value={other?.id ?? ''}
              clearable
              onClear={() => compare(null)}
              onChange={compare}
            />
          </Field>
          <Field label={t('rights.search')}>
            <SearchInput clearLabel={t('list.searchClear')} value={search} onChange={setSearch} />
          </Field>
        </Fields>
        {other && <RoleDifferences role={role} other={other} />}
        <RightsEditor key={role.id} role={role} search={search} onAgain={onAgain} />
      </Stack>
    </Page>
  );
}
