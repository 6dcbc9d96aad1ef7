import './description-list.css';
import type { ReactNode } from 'react';
import { CopyButton } from '../text/copy-button';
import { pageTexts } from './page.texts';

export interface DescriptionItem {
  label: string;
  value: ReactNode;
  /** The text that a copy button beside the value copies. */
  copy?: string;
}

interface Props {
  items: readonly DescriptionItem[];
  columns?: 1 | 2;
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '';

/** Labels and values in one or two columns, like antd's Descriptions. An empty value is shown as a dash. */
export const DescriptionList = ({ items, columns = 2 }: Props) => (
  <dl className={`h-description-list h-description-list--${columns}`}>
    {items.map(({ label, value, copy }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {isEmpty(value) ? <span className="h-muted">–</span> : value}
          {copy && <CopyButton text={copy} label={pageTexts.copy(label)} />}
        </dd>
      </div>
    ))}
  </dl>
);
