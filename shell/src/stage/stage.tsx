import { CurrentPage, PageFailure, PageSkeleton, useStore } from '@husrum/platform/shell';
import { useLayoutEffect, useRef } from 'react';
import { NotFoundScreen } from '../not-found/not-found.screen';
import { detachStage, stageElement, stageStore } from './stage.store';

/** The skeleton while a remote loads, then its page, or an error with a retry button. */
export const Stage = () => {
  const place = useRef<HTMLDivElement>(null);
  const { status, retry } = useStore(stageStore);
  useLayoutEffect(() => {
    place.current?.append(stageElement);
    return detachStage;
  }, []);
  return (
    <>
      {(status === 'empty' || status === 'loading') && <PageSkeleton />}
      {status === 'failed' && retry && (
        <CurrentPage>
          <PageFailure onRetry={retry} />
        </CurrentPage>
      )}
      {status === 'removed' && <NotFoundScreen />}
      <div ref={place} />
    </>
  );
};
