import { Button, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { Stack } from '../page/flow.styles.ts';
import { catalogue } from './catalogue.ts';
import { useTranslate } from './useTranslate.ts';
import { translator } from './translation.ts';
import { useOwnSession } from '../session/useOwnSession.ts';

/**
 * Text written by a user, with a button that shows its translation in the reader's language. The button appears only when a
 * translation service is set up. Not for names, numbers and codes.
 */
export function Translated({ children }: { children: string }) {
  const t = useTranslate();
  const offered = useOwnSession().data?.translates === true;
  const language = catalogue.language();
  const [shown, setShown] = useState<{ text: string; of: string; language: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const isShown = shown?.of === children && shown.language === language;
  const translate = async () => {
    setBusy(true);
    const [text = children] = await translator.translate([children], language);
    setShown({ text, of: children, language });
    setBusy(false);
  };
  return (
    <Stack>
      <Text as="p" written>
        {isShown ? shown.text : children}
      </Text>
      {isShown && shown.text === children && (
        <Text as="p" tone="muted" role="status">
          {t('shell.translation.none')}
        </Text>
      )}
      {offered && (
        <div>
          <Button
            size="s"
            tone="quiet"
            icon="globe"
            busy={busy}
            onClick={isShown ? () => setShown(null) : () => void translate()}
          >
            {t(isShown ? 'shell.translation.original' : 'shell.translation.do')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
