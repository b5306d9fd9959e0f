import type { PolicyHead } from '@tilldesk/domain/policies';
import { Badge, Button, Card, EmptyState, ItemList, Segments, Text } from '@tilldesk/ui';
import { ReceiptExcerpt, type ReceiptTerm } from '@tilldesk/ui/print';
import { useState } from 'react';
import { Stack } from '../../page/flow.styles.ts';
import type { Language } from '../../i18n/Messages.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

type PolicySidebarProps = {
  /** The terms that a receipt would print for the values in the form. */
  printed: (language: Language) => readonly ReceiptTerm[];
  /** The versions, the newest first. The newest version is in force. */
  history: readonly PolicyHead[];
  onShow: (id: string) => void;
};

/** Side panel of a policy: the print preview and the versions. */
export function PolicySidebar({ printed, history, onShow }: PolicySidebarProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const [language, setLanguage] = useState<Language>(catalogue.language);
  const terms = printed(language);
  return (
    <Stack>
      <Card
        variant="sunken"
        title={t('policies.preview')}
        actions={
          <Segments
            label={t('policies.preview.language')}
            value={language}
            options={[
              { value: 'en', name: 'English', face: 'English', lang: 'en' },
              { value: 'es', name: 'Español', face: 'Español', lang: 'es' },
            ]}
            onChange={setLanguage}
          />
        }
      >
        {terms.length === 0 ? (
          <Text tone="muted">{t('policies.preview.none')}</Text>
        ) : (
          <ReceiptExcerpt lang={language} aria-label={t('policies.preview')} terms={terms} />
        )}
      </Card>
      <Card title={t('policies.history')}>
        {history.length === 0 ? (
          <EmptyState icon="clock" title={t('policies.history.none')} />
        ) : (
          <ItemList
            items={history.map(({ id, number, at, by }, index) => ({
              id,
              title: (
                <>
                  {t('policies.version', { number })}{' '}
                  {index === 0 && <Badge tone="ok">{t('policies.version.current')}</Badge>}
                </>
              ),
              text: `${moment(at)} · ${by}`,
              action: (
                <Button size="s" aria-label={t('policies.version.show.of', { number })} onClick={() => onShow(id)}>
                  {t('policies.version.show')}
                </Button>
              ),
            }))}
          />
        )}
      </Card>
    </Stack>
  );
}
