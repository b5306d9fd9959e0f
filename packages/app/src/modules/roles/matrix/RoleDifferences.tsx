import { cellsOf, type Cell, type RoleRights } from '@tilldesk/domain/roles';
import { Card, CompareTable, Text } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCellName } from './useCellName.ts';

/** The rights that one of two roles has and the other lacks, as they are saved. */
export function RoleDifferences({ role, other }: { role: RoleRights; other: RoleRights }) {
  const t = useTranslate();
  const nameOf = useCellName();
  const [mine, theirs] = [cellsOf(role.permissions), cellsOf(other.permissions)];
  const different = (Object.keys(mine) as Cell[]).filter((cell) => mine[cell] !== theirs[cell]);
  const word = (on: boolean) => t(on ? 'rights.yes' : 'rights.no');
  return (
    <Card title={t('rights.differences', { count: different.length })}>
      {different.length === 0 ? (
        <Text as="p" tone="muted">
          {t('rights.differences.none', { role: role.name, other: other.name })}
        </Text>
      ) : (
        <CompareTable
          texts={{ label: t('rights.module'), mine: role.name, theirs: other.name }}
          items={different.map((cell) => ({
            id: cell,
            label: nameOf(cell),
            mine: word(mine[cell]),
            theirs: word(theirs[cell]),
          }))}
        />
      )}
    </Card>
  );
}
