import { EmptyState } from '@husrum/ui';
import { RetryButton } from './retry-button';

export { PageSkeleton } from '@husrum/ui';

/** A page that did not load or broke: said in words, and healed without a reload. */
export const PageFailure = ({ onRetry }: { onRetry: () => void | Promise<void> }) => (
  <div style={{ padding: '48px 0' }}>
    <EmptyState
      kind="error"
      title="Den här delen kunde inte visas"
      text="Resten av Husrum fungerar som vanligt, och det du har sparat finns kvar."
      actions={<RetryButton type="primary" onRetry={onRetry} />}
    />
  </div>
);
