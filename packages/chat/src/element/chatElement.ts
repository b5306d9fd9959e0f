import type { SupportState } from '@tilldesk/ui/chat';
import type { ChatTransport } from '../client/ChatTransport.ts';
import { hasUnsent, pageStorage } from '../react/unsent.ts';
import { languageOf } from '../texts/translate.ts';
import { translateLauncher } from '../texts/launcherTexts.ts';
import type { ElementOptions, MountChat, MountedChat } from './ElementPage.ts';
import { launcherSheet } from './launcherStyles.ts';

/** `<tilldesk-chat>` as a page's scripts see it. */
export interface TilldeskChatElement extends HTMLElement {
  /** The page's own transport, used instead of the attributes `url` and `token`. */
  transport: ChatTransport | null;
  readonly state: SupportState;
  /** Opens, minimizes or closes the window. */
  show: (state: SupportState) => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'tilldesk-chat': TilldeskChatElement;
  }
}

const attributes = ['language', 'theme', 'url', 'token', 'user-id', 'user-name', 'user-email'];
const themes = ['light', 'dark', 'contrast'] as const;
/** Builds the kit's icon `chat` from elements, because a page's policy may forbid HTML from strings. */
function svgElement(name: string, attributesOf: Record<string, string>, ...inner: Element[]): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributesOf)) made.setAttribute(key, value);
  made.append(...inner);
  return made;
}

/**
 * Creates the class of the custom element: a launcher in plain DOM. The first press loads the chat with `load`. `scriptNonce`
 * is the nonce of the defining script, for elements without a nonce of their own.
 */
export function chatElement(load: () => Promise<MountChat>, scriptNonce?: string): CustomElementConstructor {
  return class extends HTMLElement implements TilldeskChatElement {
    static readonly observedAttributes = attributes;
    readonly #place = this.attachShadow({ mode: 'open' });
    readonly #root = document.createElement('div');
    readonly #launcher = document.createElement('button');
    #transport: ChatTransport | null = null;
    #state: SupportState = 'closed';
    #isLoading = false;
    #mounted: MountedChat | null = null;

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(launcherSheet);
      this.#place.adoptedStyleSheets = [sheet];
      this.#root.id = 'l';
      this.#root.part.add('chat');
      this.#launcher.type = 'button';
      const bubble = svgElement('path', { d: 'M3 4h14v10H9l-4 3.5V14H3z' });
      this.#launcher.append(svgElement('svg', { viewBox: '0 0 20 20' }, bubble));
      this.#launcher.addEventListener('click', () => this.show('open'));
      this.#root.append(this.#launcher);
      this.#place.append(this.#root);
    }

    connectedCallback(): void {
      // A property that was set before the element was defined is an own property and hides the accessor of the class.
      const own = Object.getOwnPropertyDescriptor(this, 'transport');
      if (own) {
        Reflect.deleteProperty(this, 'transport');
        this.transport = own.value;
      }
      this.#draw();
      if (hasUnsent(pageStorage(), this.#page().me.id)) void this.#load();
    }

    disconnectedCallback(): void {
      this.#mounted?.remove();
      this.#mounted = null;
      this.#root.hidden = false;
      this.#become('closed');
    }

    attributeChangedCallback(): void {
      this.#draw();
    }

    get transport(): ChatTransport | null {
      return this.#transport;
    }

    set transport(transport: ChatTransport | null) {
      this.#transport = transport;
      this.#draw();
    }

    get state(): SupportState {
      return this.#state;
    }

    show(state: SupportState): void {
      this.#become(state);
      this.#draw();
      if (state !== 'closed') void this.#load();
    }

    async #load(): Promise<void> {
      if (this.#mounted || this.#isLoading) return;
      this.#isLoading = true;
      this.#launcher.ariaBusy = 'true';
      try {
        const mount = await load();
        if (this.isConnected) this.#mount(mount);
      } catch (error) {
        reportError(error);
        this.#become('closed');
        const text = translateLauncher(this.#page().language)('chat.launcher.failed');
        if (this.#dispatch('notice', { kind: 'error', text }, true))
          this.#launcher.ariaLabel = this.#launcher.title = text;
      } finally {
        this.#isLoading = false;
        this.#launcher.removeAttribute('aria-busy');
      }
    }

    #mount(mount: MountChat): void {
      this.#mounted = mount(this.#place, this.#page(), {
        state: (state) => this.show(state),
        unread: (count) => void this.#dispatch('unread', count),
        notice: (notice) => !this.#dispatch('notice', notice, true),
      });
      this.#root.hidden = true;
    }

    #become(state: SupportState): void {
      if (state === this.#state) return;
      this.#state = state;
      this.#dispatch('state', state);
    }

    /** Dispatches an event. Returns true unless a listener called `preventDefault()`. */
    #dispatch(name: string, detail: unknown, cancelable = false): boolean {
      return this.dispatchEvent(new CustomEvent(`chat-${name}`, { detail, cancelable }));
    }

    #draw(): void {
      if (!this.isConnected) return;
      const page = this.#page();
      this.#launcher.ariaLabel = translateLauncher(page.language)('chat.launcher.open');
      this.#mounted?.draw(page);
    }

    #page(): ElementOptions {
      const attribute = (name: string) => this.getAttribute(name) ?? undefined;
      const closest = this.closest('[lang]')?.getAttribute('lang');
      return {
        state: this.#state,
        language: languageOf(attribute('language'), closest),
        theme: themes.find((theme) => theme === attribute('theme')) ?? 'system',
        nonce: this.nonce || scriptNonce,
        me: {
          id: attribute('user-id') ?? '',
          name: attribute('user-name') ?? '',
          email: attribute('user-email') ?? '',
        },
        transport: this.#transport,
        url: attribute('url'),
        token: attribute('token') ?? '',
      };
    }
  };
}
