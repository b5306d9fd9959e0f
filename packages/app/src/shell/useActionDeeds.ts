import { scanDoor } from '../kit/scan/scanDoor.ts';
import { useSay } from '../kit/say/useSay.ts';
import { languages } from '../kit/say/Sayings.ts';
import { isSupport, mayChat } from '../wiring/chatRights.ts';
import { chatDoor } from '../wiring/chatDoor.ts';
import { clockDoor } from '../wiring/clockDoor.ts';
import { chosenLanguage, theme } from '../wiring/preference.ts';
import { signOut } from '../wiring/sessionState.ts';
import { useOwnSession } from '../wiring/useOwnSession.ts';
import { useSession } from '../wiring/useSession.ts';
import { languageNames } from './languageNames.ts';
import type { Deed } from './paletteDeeds.ts';
import { useSwitchStore } from './StoreMenu.tsx';

type Actions = { switchPerson: () => void; askFirst: (act: () => void) => void };

/** What can be done from anywhere: the look, the language, another store, another person, leaving. */
export function useActionDeeds({ switchPerson, askFirst }: Actions): Deed[] {
  const say = useSay();
  const group = say('shell.palette.actions');
  const { store, user, permissions } = useSession();
  const { data } = useOwnSession();
  const switchStore = useSwitchStore();
  const themes = ['system', 'light', 'dark'] as const;
  const icons = { system: 'settings', light: 'sun', dark: 'moon' } as const;
  return [
    ...(data?.stores ?? [])
      .filter(({ id }) => id !== store.id)
      .map(({ id, storeName, code }): Deed => ({
        id: `store ${id}`,
        label: say('shell.palette.store', { name: storeName }),
        group,
        icon: 'store',
        keywords: [code],
        run: () => askFirst(() => switchStore(id)),
      })),
    ...(user.userType === 'admin'
      ? []
      : [{ id: 'clock', label: say('shell.palette.clock'), group, icon: 'clock' as const, run: clockDoor.open }]),
    ...(mayChat({ permissions })
      ? [
          {
            id: 'chat',
            label: say('shell.palette.chat'),
            group,
            icon: 'chat' as const,
            run: () => chatDoor.showSupport('open'),
          },
        ]
      : []),
    ...(mayChat({ permissions }) && isSupport(user)
      ? [
          {
            id: 'chats',
            label: say('shell.palette.chats'),
            group,
            icon: 'chat' as const,
            run: () => chatDoor.showStaff('open'),
          },
        ]
      : []),
    { id: 'camera', label: say('scan.camera'), group, icon: 'camera', run: () => scanDoor.openCamera({ once: true }) },
    { id: 'scanner', label: say('scan.settings'), group, icon: 'settings', run: scanDoor.openSettings },
    { id: 'person', label: say('shell.switch'), group, icon: 'users', run: switchPerson },
    ...themes.map((look): Deed => ({
      id: `theme ${look}`,
      label: say('shell.palette.theme', { name: say(`shell.theme.${look}`) }),
      group,
      icon: icons[look],
      run: () => theme.choose(look),
    })),
    ...languages.map((language): Deed => ({
      id: `language ${language}`,
      label: say('shell.palette.language', { name: languageNames[language] }),
      group,
      icon: 'globe',
      keywords: [language],
      run: () => chosenLanguage.choose(language),
    })),
    { id: 'sign-out', label: say('shell.signOut'), group, icon: 'sign-out', run: signOut },
  ];
}
