import { EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { errorTexts } from '../error/error.texts';
import { RetryButton } from '../error/retry-button';

interface Props {
  title: string;
  height: number;
}

/** The skeleton is as high as the expected content, to avoid layout shift. */
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
        title={errorTexts.panel.title}
        text={errorTexts.panel.text}
        actions={<RetryButton onRetry={onRetry} />}
      />
    </Section>
  </div>
);
