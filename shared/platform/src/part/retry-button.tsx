import { Button } from '@husrum/ui/core';
import { useState } from 'react';

interface Props {
  type?: 'primary';
  onRetry: () => void | Promise<void>;
}

/** Busy from the press until the try has been made: a slow answer is waited for, not asked for twice. */
export const RetryButton = ({ type, onRetry }: Props) => {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button type={type} loading={busy} onClick={() => void retry()}>
      Försök igen
    </Button>
  );
};
