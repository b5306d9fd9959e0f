import { useState, type ReactNode } from 'react';
import { Icon } from '../../src/Icon/Icon.tsx';
import { Name } from './Page.styles.ts';

/** A name that a click copies to the clipboard; the button then confirms it until it loses the focus. */
export function CopyName({ name, children, className }: { name: string; children?: ReactNode; className?: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Name
      type="button"
      className={className}
      data-copied={copied}
      aria-label={copied ? `Copied ${name}` : `Copy ${name}`}
      onClick={() => {
        navigator.clipboard.writeText(name).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
      onBlur={() => setCopied(false)}
    >
      {children ?? name}
      <Icon name={copied ? 'check' : 'copy'} size={14} />
    </Name>
  );
}
