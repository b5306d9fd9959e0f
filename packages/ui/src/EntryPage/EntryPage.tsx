'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Aside, Half, Split } from './EntryPage.styles.ts';

export type EntryPageProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The product's logo and name. */
  brand: ReactNode;
  /** The page's only `h1`. */
  title: ReactNode;
  /** Text below the title. */
  text?: ReactNode;
  /**
   * A decorative picture next to the form, an `<svg>` or `<img>`, with a sentence. Shown only when there is enough space, and
   * hidden from screen readers.
   */
  aside?: ReactNode;
  /** The footer: language and theme. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The sign-in page of an application: a form next to a decorative picture; on a small screen the form only. */
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
