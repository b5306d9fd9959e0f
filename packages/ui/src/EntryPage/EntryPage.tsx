import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Aside, Half, Split } from './EntryPage.styles.ts';

export type EntryPageProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Is the product's mark and name. */
  brand: ReactNode;
  /** Is the page's one `h1`. */
  title: ReactNode;
  /** Stands below the title. */
  text?: ReactNode;
  /** Is a quiet picture beside the form, an `<svg>` or `<img>`, with a sentence; only where there is room, and never read out. */
  aside?: ReactNode;
  /** Stands at the foot: language and theme. */
  footer?: ReactNode;
  /** Is the form. */
  children: ReactNode;
};

/** The door of an application: a form beside a quiet picture; on a small screen the form alone. */
export function EntryPage({ brand, title, text, aside, footer, children, ...div }: EntryPageProps) {
  return (
    <Split {...div}>
      {aside !== undefined && <Aside aria-hidden>{aside}</Aside>}
      <Half>
        <div>
          <p>{brand}</p>
          <h1>{title}</h1>
          {text !== undefined && <p>{text}</p>}
          <div>{children}</div>
        </div>
        {footer !== undefined && <footer>{footer}</footer>}
      </Half>
    </Split>
  );
}
