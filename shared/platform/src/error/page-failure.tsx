import { EmptyState, FailedPage } from '@husrum/ui';
import { errorTexts } from './error.texts';
import { RetryButton } from './retry-button';

/** It is shown instead of a page that did not load or threw. Retrying needs no reload. */
export const PageFailure = ({ onRetry }: { onRetry: () => void | Promise<void> }) => (
  <FailedPage>
    <div style={{ padding: '48px 0' }}>
      <EmptyState
        kind="error"
        title={errorTexts.page.title}
        text={errorTexts.page.text}
        actions={<RetryButton type="primary" onRetry={onRetry} />}
      />
    </div>
  </FailedPage>
);
