import { can, modules, rights } from '@tilldesk/domain/rights';
import { cellsOf, type Cell, type RoleRights } from '@tilldesk/domain/roles';
import { Alert, Button, CompareTable, EmptyState } from '@tilldesk/ui';
import { CheckMatrix } from '@tilldesk/ui/table-tools';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { placeOf } from '../../../resource/placeOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { SettingsFrame } from '../../../settings/SettingsFrame.tsx';
import { useCellName } from './useCellName.ts';
import { useRights, type RightsForm } from './useRights.ts';

type RightsEditorProps = {
  role: RoleRights;
  /** Shows only the modules whose name contains it. */
  search: string;
  onAgain: () => void;
};

/** The matrix of a role, with the bar that saves it. Without the right to change it, the matrix is shown only. */
export function RightsEditor({ role, search, onAgain }: RightsEditorProps) {
  const t = useTranslate();
  const { permissions } = useSession();
  const form = useRights(role, onAgain);
  const { work, count } = form;
  const mayUpdate = can(permissions, 'Roles Permissions', 'update');
  const nameOf = useCellName();
  if (!mayUpdate || !role.mayChange) {
    return (
      <Stack>
        <Alert>{t(mayUpdate ? 'rights.above' : 'rights.readOnly')}</Alert>
        <Matrix role={role} search={search} form={form} isReadOnly />
      </Stack>
    );
  }
  const isConflict = work.problem?.code === 'record.changed' || form.foreign.length > 0;
  return (
    <SettingsFrame
      form={{
        ...form,
        dirty: count > 0,
        saving: work.busy,
        problems: isConflict ? {} : (work.problem?.fields ?? {}),
        rejection: isConflict ? null : work.problem,
      }}
      labelOf={(path) => nameOf(path as Cell)}
    >
      <Foreign form={form} />
      <Matrix role={role} search={search} form={form} isReadOnly={false} />
    </SettingsFrame>
  );
}

/** What somebody else has saved while the person was editing. */
function Foreign({ form }: { form: RightsForm }) {
  const t = useTranslate();
  const nameOf = useCellName();
  if (form.foreign.length === 0) return null;
  const word = (on: boolean) => t(on ? 'rights.yes' : 'rights.no');
  return (
    <Alert
      tone="warn"
      title={t('rights.meanwhile')}
      actions={
        <>
          <Button size="s" onClick={form.reapply}>
            {t('rights.meanwhile.keep')}
          </Button>
          <Button size="s" onClick={form.discard}>
            {t('rights.meanwhile.take')}
          </Button>
        </>
      }
    >
      {t('rights.meanwhile.text')}
      <CompareTable
        texts={{ label: t('rights.module'), mine: t('rights.meanwhile.mine'), theirs: t('rights.meanwhile.theirs') }}
        items={form.foreign.map(({ cell, mine, theirs }) => ({
          id: cell,
          label: nameOf(cell),
          mine: word(mine),
          theirs: word(theirs),
        }))}
      />
    </Alert>
  );
}

type MatrixProps = Pick<RightsEditorProps, 'role' | 'search'> & { form: RightsForm; isReadOnly: boolean };

function Matrix({ role, search, form, isReadOnly }: MatrixProps) {
  const t = useTranslate();
  const { permissions, user } = useSession();
  const own = cellsOf(permissions);
  const words = fold(search);
  const rows = modules
    .map((id) => ({ id, label: t(`module.${id}`) }))
    .filter(({ id, label }) => fold(label).includes(words) || fold(id).includes(words));
  const cellOf = ({ row, column }: { row: string; column: string }) => `${row}.${column}` as Cell;
  if (rows.length === 0) return <EmptyState icon="search" title={t('rights.none')} />;
  return (
    <CheckMatrix
      aria-label={t('rights.matrix', { role: role.name })}
      rows={rows}
      columns={rights.map((id) => ({ id, label: t(`rights.${id}`) }))}
      isChecked={(cell) => form.isOn(cellOf(cell))}
      isChanged={(cell) => form.isChanged(cellOf(cell))}
      isLocked={(cell) => isReadOnly || (user.userType !== 'admin' && !own[cellOf(cell)])}
      idOf={(cell) => placeOf(cellOf(cell))}
      onChange={(cells, on) => form.set(cells.map(cellOf), on)}
      texts={{
        rows: t('rights.module'),
        all: t('rights.all'),
        cell: (module, right) => t('rights.cell', { module, right }),
        wholeRow: (module) => t('rights.wholeModule', { module }),
        wholeColumn: (right) => t('rights.wholeRight', { right }),
        everything: t('rights.everything'),
        locked: t('rights.locked'),
        changed: t('rights.changed'),
      }}
    />
  );
}

/** Lower case without accents, so that "analit" finds "Analítica". */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
