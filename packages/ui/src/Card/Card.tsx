import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Body, Foot, Head, Root } from './Card.styles.ts';

export const cardVariants = ['raised', 'sunken', 'bare'] as const;
export type CardVariant = (typeof cardVariants)[number];

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Heads the card, and names it for screen readers. */
  title?: ReactNode;
  /** Stands below the title in quiet letters. */
  hint?: ReactNode;
  /** Stand at the end of the head. */
  actions?: ReactNode;
  /** Stand below the body, at its end. */
  footer?: ReactNode;
  /** Lets the body reach the edges, e.g. for a table. @default false */
  flush?: boolean | undefined;
  /** `sunken` sets a ground for what lies on it, such as a sheet of paper; `bare` leaves the head alone over what has its own frame. @default 'raised' */
  look?: CardVariant | undefined;
};

/** Groups what belongs together on a page. */
export function Card(props: CardProps) {
  const { title, hint, actions, footer, flush = false, look: variant = 'raised', children, ...section } = props;
  const id = useId();
  const headed = title !== undefined;
  return (
    <Root aria-labelledby={headed ? id : undefined} {...section} data-look={variant}>
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
