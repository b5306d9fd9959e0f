import type { Role } from '@tilldesk/domain/roles';
import { Button, Card, DescriptionList, Text } from '@tilldesk/ui';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { Row, Stack } from '../../page/flow.styles.ts';
import { DetailsScreen } from '../../resource/DetailsScreen.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { startPreview } from '../../session/preview.ts';
import { useCan } from '../../session/useCan.ts';
import { MaxDiscount, MaxRefund, VoidMinutes } from './cells.tsx';
import { cloneRole } from './cloneRole.ts';
import { rolesResource } from './roles.resource.ts';

/** A role: how many people have it, its limits, and the way to its rights. */
export function Screen() {
  const t = useTranslate();
  return (
    <DetailsScreen
      resource={rolesResource}
      about={({ people }) => t('roles.people', { count: people })}
      actions={(role) => (
        <>
          <Button icon="eye" onClick={() => startPreview({ roleId: role.id, name: role.name })}>
            {t('roles.preview')}
          </Button>
          <Clone role={role} />
        </>
      )}
    >
      {(role) => (
        <>
          <LimitsCard role={role} />
          <RightsCard role={role} />
        </>
      )}
    </DetailsScreen>
  );
}

function Clone({ role }: { role: Role }) {
  const t = useTranslate();
  const mayAdd = useCan('Roles', 'create');
  return (
    mayAdd && (
      <ActionButton action={cloneRole} of={role}>
        {t('roles.clone.do')}
      </ActionButton>
    )
  );
}

function LimitsCard({ role }: { role: Role }) {
  const t = useTranslate();
  return (
    <Card title={t('roles.limits')} hint={t('roles.limits.about')}>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'maxDiscount', label: t('field.role.maxDiscount'), value: <MaxDiscount row={role} /> },
          { id: 'maxRefund', label: t('field.role.maxRefund'), value: <MaxRefund row={role} /> },
          { id: 'voidMinutes', label: t('field.role.voidMinutes'), value: <VoidMinutes row={role} /> },
          { id: 'viewCost', label: t('field.role.viewCost'), value: t(role.viewCost ? 'list.yes' : 'list.no') },
        ]}
      />
    </Card>
  );
}

function RightsCard({ role }: { role: Role }) {
  const t = useTranslate();
  const mayOpen = useMayEnter('/employee-management/roles-permissions');
  return (
    <Card title={t('roles.rights')} hint={t('roles.rights.about')}>
      <Stack>
        {mayOpen ? (
          <Row>
            <PageLink
              to="/employee-management/roles-permissions"
              query={{ role: role.id }}
              tone="secondary"
              icon="lock"
            >
              {t('roles.rights.open')}
            </PageLink>
          </Row>
        ) : (
          <Text tone="muted">{t('roles.rights.closed')}</Text>
        )}
      </Stack>
    </Card>
  );
}
