import type { ReactNode } from 'react';
import { FailedPage } from '../page/failed-page';
import { ErrorState } from './error-state';
import { PageSkeleton } from './skeletons';

/** The part of a react-query result that is needed here. */
export interface QueryResult<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<T> {
  query: QueryResult<T>;
  skeleton?: ReactNode;
  compact?: boolean;
  children: (data: T) => ReactNode;
}

/** The skeleton, an error with retry, or the content of a query. The content stays when a later refetch fails. */
export function QueryContent<T>({ query, skeleton = <PageSkeleton />, compact = false, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <FailedPage>
        <ErrorState error={query.error} onRetry={query.refetch} compact={compact} />
      </FailedPage>
    );
  }
  return skeleton;
}
