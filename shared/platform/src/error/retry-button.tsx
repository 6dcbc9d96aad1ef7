import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { errorTexts } from './error.texts';

interface Props {
  type?: 'primary';
  onRetry: () => void | Promise<void>;
}

/** Shows that it is loading until the retry has settled, so that a slow answer is not requested twice. */
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
      {errorTexts.retry}
    </Button>
  );
};
