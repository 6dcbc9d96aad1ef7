import './info-boxes.css';
import type { ReactNode } from 'react';
import { PageLink } from '../link/page-link';
import { Bar } from '../state/bar';
import { ErrorState } from '../state/error-state';
import type { LoadedQuery } from '../state/loaded';

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

interface Props {
  items: readonly InfoBox[];
  /** Where the figures come from. One that failed is said once, for all of them. */
  queries?: readonly LoadedQuery<unknown>[];
}

/** At most four figures under the head of a page; each may lead to the list behind it. */
export const InfoBoxes = ({ items, queries = [] }: Props) => {
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  const [first] = failed;
  if (!first) return <Figures items={items} />;
  const retry = () => failed.map(({ refetch }) => refetch());
  return (
    <div className="h-boxes h-boxes--failed">
      <ErrorState compact error={first.error} retry={retry} />
    </div>
  );
};

const Figures = ({ items }: Pick<Props, 'items'>) => (
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
