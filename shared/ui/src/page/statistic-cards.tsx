import './statistic-cards.css';
import type { ReactNode } from 'react';
import { PageLink } from '../link/page-link';
import { ErrorState } from '../state/error-state';
import type { QueryResult } from '../state/query-content';
import { SkeletonBar } from '../state/skeleton-bar';
import { groupDigits } from '../text/group-digits';

export interface StatisticCard {
  label: string;
  /** undefined while it is loading. */
  value: ReactNode;
  hint?: ReactNode;
  /** Links the card to a page, usually the list behind the figure. */
  to?: string;
  tone?: 'plain' | 'good' | 'warn' | 'bad';
}

const CardContent = ({ label, value, hint }: StatisticCard) => (
  <>
    <span className="h-statistic-card__label">{label}</span>
    <span className="h-statistic-card__value">
      {value === undefined ? <SkeletonBar width="50%" /> : groupDigits(value)}
    </span>
    {hint && <span className="h-statistic-card__hint">{hint}</span>}
  </>
);

interface Props {
  items: readonly StatisticCard[];
  /** The queries behind the figures. If one of them failed without data, one error replaces all cards. */
  queries?: readonly QueryResult<unknown>[];
}

/** Key figures below the page header, at most four. */
export const StatisticCards = ({ items, queries = [] }: Props) => {
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  const [first] = failed;
  if (!first) return <Cards items={items} />;
  const retry = () => failed.map(({ refetch }) => refetch());
  return (
    <div className="h-statistic-cards h-statistic-cards--failed">
      <ErrorState compact error={first.error} onRetry={retry} />
    </div>
  );
};

const Cards = ({ items }: Pick<Props, 'items'>) => (
  <div className="h-statistic-cards-frame">
    <ul className="h-statistic-cards">
      {items.map((item) => {
        const className = `h-statistic-card h-statistic-card--${item.tone ?? 'plain'}`;
        return (
          <li key={item.label}>
            {item.to ? (
              <PageLink className={className} to={item.to}>
                <CardContent {...item} />
              </PageLink>
            ) : (
              <div className={className}>
                <CardContent {...item} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);
