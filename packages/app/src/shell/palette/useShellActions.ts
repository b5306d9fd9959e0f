import { scanDialogs } from '../../scanning/scannerDialog.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { languages } from '../../i18n/Messages.ts';
import { isSupport, mayChat } from '../../realtime/chatRights.ts';
import { chatPanel } from '../../realtime/chatWindows.ts';
import { clockDialog } from '../../timeclock/clockDialog.ts';
import { chosenLanguage, theme } from '../../browser/preference.ts';
import { signOut } from '../../session/sessionState.ts';
import { useOwnSession } from '../../session/useOwnSession.ts';
import { useSession } from '../../session/useSession.ts';
import { languageNames } from '../languageNames.ts';
import type { PaletteCommand } from './paletteActions.ts';
import { useSwitchStore } from '../StoreMenu.tsx';

type Actions = { switchPerson: () => void; confirmUnsaved: (act: () => void) => void };

/** Returns the actions that are available everywhere: theme, language, other store, other user, sign out. */
export function useActionCommands({ switchPerson, confirmUnsaved }: Actions): PaletteCommand[] {
  const t = useTranslate();
  const group = t('shell.palette.actions');
  const { store, user, permissions } = useSession();
  const { data } = useOwnSession();
  const switchStore = useSwitchStore();
  const themes = ['system', 'light', 'dark'] as const;
  const icons = { system: 'settings', light: 'sun', dark: 'moon' } as const;
  return [
    ...(data?.stores ?? [])
      .filter(({ id }) => id !== store.id)
      .map(({ id, storeName, code }): PaletteCommand => ({
        id: `store ${id}`,
        label: t('shell.palette.store', { name: storeName }),
        group,
        icon: 'store',
        keywords: [code],
        run: () => confirmUnsaved(() => switchStore(id)),
      })),
    ...(user.userType === 'admin'
      ? []
      : [{ id: 'clock', label: t('shell.palette.clock'), group, icon: 'clock' as const, run: clockDialog.open }]),
    ...(mayChat({ permissions })
      ? [
          {
            id: 'chat',
            label: t('shell.palette.chat'),
            group,
            icon: 'chat' as const,
            run: () => chatPanel.showSupport('open'),
          },
        ]
      : []),
    ...(mayChat({ permissions }) && isSupport(user)
      ? [
          {
            id: 'chats',
            label: t('shell.palette.chats'),
            group,
            icon: 'chat' as const,
            run: () => chatPanel.showStaff('open'),
          },
        ]
      : []),
    { id: 'camera', label: t('scan.camera'), group, icon: 'camera', run: () => scanDialogs.openCamera({ once: true }) },
    { id: 'scanner', label: t('scan.settings'), group, icon: 'settings', run: scanDialogs.openSettings },
    { id: 'person', label: t('shell.switch'), group, icon: 'users', run: switchPerson },
    ...themes.map((themeChoice): PaletteCommand => ({
      id: `theme ${themeChoice}`,
      label: t('shell.palette.theme', { name: t(`shell.theme.${themeChoice}`) }),
      group,
      icon: icons[themeChoice],
      run: () => theme.set(themeChoice),
    })),
    ...languages.map((language): PaletteCommand => ({
      id: `language ${language}`,
      label: t('shell.palette.language', { name: languageNames[language] }),
      group,
      icon: 'globe',
      keywords: [language],
      run: () => chosenLanguage.set(language),
    })),
    { id: 'sign-out', label: t('shell.signOut'), group, icon: 'sign-out', run: signOut },
  ];
}
