import './facts.css';
import type { ReactNode } from 'react';
import { CopyButton } from '../text/copy-button';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A text worth copying gets a button. */
  copy?: string;
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '';

/** Label and value, in one or two columns. An empty value is a dash, so that nobody wonders whether it was forgotten. */
export const Facts = ({ items, columns = 2 }: { items: readonly Fact[]; columns?: 1 | 2 }) => (
  <dl className={`h-facts h-facts--${columns}`}>
    {items.map(({ label, value, copy }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {isEmpty(value) ? <span className="h-muted">–</span> : value}
          {copy && <CopyButton text={copy} label={`Kopiera ${label.toLowerCase()}`} />}
        </dd>
      </div>
    ))}
  </dl>
);
