import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

interface Props {
  /** Its message is shown: errors of the API client speak Swedish. */
  error?: Error | null;
  retry?: () => unknown;
  compact?: boolean;
}

export const ErrorState = ({ error, retry, compact = false }: Props) => (
  <EmptyState
    kind="error"
    compact={compact}
    text={error?.message}
    actions={
      retry && (
        <Button icon={<ReloadOutlined />} onClick={() => void retry()}>
          Försök igen
        </Button>
      )
    }
  />
);
