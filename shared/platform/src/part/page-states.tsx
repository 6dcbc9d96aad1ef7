import { EmptyState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';

export { PageSkeleton } from '@husrum/ui';

/** A page that did not load or broke: said in words, and healed without a reload. */
export const PageFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div style={{ padding: '48px 0' }}>
    <EmptyState
      kind="error"
      title="Den här delen kunde inte visas"
      text="Resten av Husrum fungerar som vanligt, och det du har sparat finns kvar."
      actions={
        <Button type="primary" onClick={onRetry}>
          Försök igen
        </Button>
      }
    />
  </div>
);
