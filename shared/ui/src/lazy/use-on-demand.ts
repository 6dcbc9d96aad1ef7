import { type ComponentType, useCallback, useState } from 'react';

export type FetchModule<P> = () => Promise<{ default: ComponentType<P> }>;

interface OnDemand<P> {
  /** The component, once its code has been fetched. */
  readonly Component?: ComponentType<P> | undefined;
  readonly hasFailed?: boolean;
}

/**
 * A component whose code is fetched by calling `fetchComponent`. Unlike a component of `React.lazy`, one that cannot be fetched
 * does not end the page, and calling `fetchComponent` again fetches it again. `loaded` is the component if an earlier use has
 * fetched it.
 */
export const useOnDemand = <P>(fetchModule: FetchModule<P>, loaded?: ComponentType<P>) => {
  const [state, setState] = useState<OnDemand<P>>({ Component: loaded });
  const { Component } = state;
  const fetchComponent = useCallback((): void => {
    if (Component) return;
    setState({});
    fetchModule().then(
      (module) => setState({ Component: module.default }),
      () => setState({ hasFailed: true }),
    );
  }, [Component, fetchModule]);
  return { ...state, fetchComponent };
};
