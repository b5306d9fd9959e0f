import type { PolicyHead, PolicyKind, PolicyTexts } from '@tilldesk/domain/policies';
import { useState, type ReactNode } from 'react';
import { Page } from '../../page/Page.tsx';
import { WithSidebar } from '../../resource/form/Form.styles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SettingsFrame } from '../../settings/SettingsFrame.tsx';
import type { SettingsForm } from '../../settings/useSettings.ts';
import { PolicySidebar } from './PolicySidebar.tsx';
import { PolicyTextFields } from './PolicyTextFields.tsx';
import { usePolicyTerms } from './usePolicyTerms.ts';
import { VersionDialog, type VersionAnswer } from './VersionDialog.tsx';

type PolicyPageProps = {
  kind: PolicyKind;
  form: Omit<SettingsForm<PolicyTexts>, 'values'> & { values: PolicyTexts & { returnDays?: number | null } };
  /** The versions, the newest first. */
  history: readonly PolicyHead[];
  /** Loads a version; none for null. */
  useVersion: (id: string | null) => VersionAnswer;
  /** Content above the texts: the rules of the policy. */
  children?: ReactNode;
};

/** Editor of a policy: its text in each language, the print preview and the earlier versions. */
export function PolicyPage({ kind, form, history, useVersion, children }: PolicyPageProps) {
  const t = useTranslate();
  const printed = usePolicyTerms(kind);
  const [shown, setShown] = useState<string | null>(null);
  const answer = useVersion(shown);
  return (
    <Page about={t(`policies.${kind}.about`)}>
      <WithSidebar data-beside="">
        <SettingsFrame form={form} labelOf={(path) => t.ifKnown(`policies.field.${path}`)}>
          {children}
          <PolicyTextFields values={form.values} problems={form.problems} onChange={form.set} />
        </SettingsFrame>
        <PolicySidebar printed={(language) => printed(form.values, language)} history={history} onShow={setShown} />
      </WithSidebar>
      {shown !== null && <VersionDialog kind={kind} answer={answer} onClose={() => setShown(null)} />}
    </Page>
  );
}
