import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { PageSkeleton } from './skeletons';

/** What this needs of a react-query result. */
export interface LoadedQuery<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<T> {
  query: LoadedQuery<T>;
  skeleton?: ReactNode;
  compact?: boolean;
  children: (data: T) => ReactNode;
}

/** Skeleton, error with retry, or the content. What was shown stays when a later refetch fails. */
export function Loaded<T>({ query, skeleton = <PageSkeleton />, compact = false, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState error={query.error} retry={query.refetch} compact={compact} />;
  return skeleton;
}
