import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { Button } from '../button/button';
import { EmptyState, wentWrong } from './empty-state';

interface Props {
  /** Its message is shown: errors of the API client speak Swedish. */
  error?: Error | null;
  retry?: () => unknown;
  compact?: boolean;
}

/** Where nobody knows more than that it failed, at least what to do. */
const reasonOf = (error: Error | null | undefined) =>
  error?.message === wentWrong ? 'Försök igen om en stund.' : error?.message;

export const ErrorState = ({ error, retry, compact = false }: Props) => (
  <EmptyState
    kind="error"
    compact={compact}
    text={reasonOf(error)}
    actions={
      retry && (
        <Button icon={<ReloadOutlined />} onClick={() => void retry()}>
          Försök igen
        </Button>
      )
    }
  />
);
