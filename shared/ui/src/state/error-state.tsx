import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import { stateTexts } from './state.texts';

interface Props {
  /** Its message is shown; errors of the API client have Swedish messages. */
  error?: Error | null;
  onRetry?: () => unknown;
  compact?: boolean;
}

/** The message, unless it repeats the title. */
const errorText = (error: Error | null | undefined) =>
  error?.message === stateTexts.error ? stateTexts.tryLater : error?.message;

export const ErrorState = ({ error, onRetry, compact = false }: Props) => (
  <EmptyState
    kind="error"
    compact={compact}
    text={errorText(error)}
    actions={
      onRetry && (
        <Button icon={<ReloadOutlined />} onClick={() => void onRetry()}>
          {stateTexts.retry}
        </Button>
      )
    }
  />
);
