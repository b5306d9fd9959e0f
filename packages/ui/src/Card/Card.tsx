'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Body, Foot, Head, Root } from './Card.styles.ts';

export const cardVariants = ['raised', 'sunken', 'bare'] as const;
export type CardVariant = (typeof cardVariants)[number];

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** The heading of the card and its accessible name. */
  title?: ReactNode;
  /** Secondary text below the title. */
  hint?: ReactNode;
  /** Content at the end of the header. */
  actions?: ReactNode;
  /** Content below the body, aligned to the end. */
  footer?: ReactNode;
  /** Removes the padding of the body, e.g. for a table. @default false */
  flush?: boolean | undefined;
  /**
   * `sunken` is a background for content such as a sheet of paper; `bare` shows only the header, above content with its own
   * frame. @default 'raised'
   */
  variant?: CardVariant | undefined;
};

/** Groups related content of a page. */
export function Card(props: CardProps) {
  const { title, hint, actions, footer, flush = false, variant = 'raised', children, ...section } = props;
  const id = useId();
  const headed = title !== undefined;
  return (
    <Root aria-labelledby={headed ? id : undefined} {...section} data-variant={variant}>
      {(headed || actions !== undefined) && (
        <Head>
          <div>
            {headed && <h2 id={id}>{title}</h2>}
            {hint !== undefined && <p>{hint}</p>}
          </div>
          {actions !== undefined && <div>{actions}</div>}
        </Head>
      )}
      <Body data-flush={flush ? '' : undefined}>{children}</Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Root>
  );
}
