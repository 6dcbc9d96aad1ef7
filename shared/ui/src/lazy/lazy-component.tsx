import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Modal } from '../modal/modal';
import { ErrorState } from '../state/error-state';
import { stateTexts } from '../state/state.texts';
import { type FetchModule, useOnDemand } from './use-on-demand';

const createLazyComponent = <P extends object>(
  fetchModule: FetchModule<P>,
  skeleton: ReactNode,
  renderFailure: (retry: () => void, props: P) => ReactNode,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined;
  const fetchAndKeep: FetchModule<P> = async () => {
    const module = await fetchModule();
    loaded = module.default;
    return module;
  };
  return function LazyComponent(props: P) {
    const { Component, hasFailed, fetchComponent } = useOnDemand(fetchAndKeep, loaded);
    useEffect(fetchComponent, [fetchComponent]);
    if (Component) return <Component {...props} />;
    return hasFailed ? renderFailure(fetchComponent, props) : skeleton;
  };
};

/**
 * A component whose code is fetched when it is first rendered: `lazyComponent(() => import('./house-view'), <RowsSkeleton />)`.
 * When the code cannot be fetched, an error with a retry button is shown in the component's place, and the rest of the page is
 * left as it is. Use it instead of `React.lazy`, whose failure replaces the whole page and is never fetched again.
 */
export const lazyComponent = <P extends object>(
  fetchModule: FetchModule<P>,
  skeleton: ReactNode = null,
): ComponentType<P> =>
  createLazyComponent(fetchModule, skeleton, (retry) => <ErrorState compact onRetry={retry} />);

/** Like `lazyComponent`, for a dialog: when its code cannot be fetched, a dialog with the error and a retry button opens instead. */
export const lazyDialog = <P extends { onClose: () => void }>(
  fetchModule: FetchModule<P>,
): ComponentType<P> =>
  createLazyComponent(fetchModule, null, (retry, { onClose }) => (
    <Modal open title={stateTexts.dialogFailed} footer={null} onCancel={onClose}>
      <ErrorState compact onRetry={retry} />
    </Modal>
  ));
