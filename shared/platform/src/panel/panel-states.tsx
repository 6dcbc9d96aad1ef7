import { EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { RetryButton } from '../part/retry-button';

interface Props {
  title: string;
  height: number;
}

/** As tall as what comes, so that nothing jumps. */
export const PanelSkeleton = ({ title, height }: Props) => (
  <div aria-busy="true" style={{ minHeight: height }}>
    <Section title={title}>
      <RowsSkeleton rows={Math.max(1, Math.floor(height / 64))} />
    </Section>
  </div>
);

export const PanelFailure = ({ title, height, onRetry }: Props & { onRetry: () => void | Promise<void> }) => (
  <div style={{ minHeight: height }}>
    <Section title={title}>
      <EmptyState
        kind="error"
        compact
        title="Den här delen kunde inte visas just nu"
        text="Resten av sidan fungerar."
        actions={<RetryButton onRetry={onRetry} />}
      />
    </Section>
  </div>
);
