import { PageFailure, PageSkeleton } from '@husrum/platform/shell';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { NotFoundScreen } from '../not-found/not-found.screen';
import { stageElement, stageStore, waitAside } from './stage.store';

/** Skeleton at once, the remote when it is there, words and a way on when it is not. */
export const Stage = () => {
  const place = useRef<HTMLDivElement>(null);
  const { status, retry } = useSyncExternalStore(stageStore.subscribe, stageStore.get);
  useLayoutEffect(() => {
    place.current?.append(stageElement);
    return waitAside;
  }, []);
  return (
    <>
      {(status === 'empty' || status === 'loading') && <PageSkeleton />}
      {status === 'failed' && retry && <PageFailure onRetry={retry} />}
      {status === 'removed' && <NotFoundScreen />}
      <div ref={place} />
    </>
  );
};
