import { EmptyState, Section } from '@husrum/ui';
import { Button, Skeleton } from '@husrum/ui/core';

interface Props {
  title: string;
  height: number;
}

/** As tall as what comes, so that nothing jumps. */
export const PanelSkeleton = ({ title, height }: Props) => (
  <div aria-busy="true" style={{ minHeight: height }}>
    <Section title={title}>
      <Skeleton active title={false} paragraph={{ rows: Math.max(1, Math.floor(height / 64)) }} />
    </Section>
  </div>
);

export const PanelFailure = ({ title, height, onRetry }: Props & { onRetry: () => void }) => (
  <div style={{ minHeight: height }}>
    <Section title={title}>
      <EmptyState
        kind="error"
        compact
        title="Den här delen kunde inte visas just nu"
        text="Resten av sidan fungerar."
        actions={<Button onClick={onRetry}>Försök igen</Button>}
      />
    </Section>
  </div>
);
