import './info-boxes.css';
import type { ReactNode } from 'react';
import { PageLink } from '../link/page-link';
import { Bar } from '../state/bar';

export interface InfoBox {
  label: string;
  /** undefined while it is fetched. */
  value: ReactNode;
  hint?: ReactNode;
  to?: string;
  tone?: 'plain' | 'good' | 'warn' | 'bad';
}

const Content = ({ label, value, hint }: InfoBox) => (
  <>
    <span className="h-box__label">{label}</span>
    <span className="h-box__value">{value === undefined ? <Bar width="50%" /> : value}</span>
    {hint && <span className="h-box__hint">{hint}</span>}
  </>
);

/** At most four figures under the head of a page; each may lead to the list behind it. */
export const InfoBoxes = ({ items }: { items: readonly InfoBox[] }) => (
  <div className="h-boxes-frame">
    <ul className="h-boxes">
      {items.map((item) => {
        const className = `h-box h-box--${item.tone ?? 'plain'}`;
        return (
          <li key={item.label}>
            {item.to ? (
              <PageLink className={className} to={item.to}>
                <Content {...item} />
              </PageLink>
            ) : (
              <div className={className}>
                <Content {...item} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);
