import { type ComponentType, useState } from 'react';

interface OnDemand<P> {
  /** The component, once its code has arrived. */
  readonly Component?: ComponentType<P>;
  readonly hasFailed?: boolean;
}

/**
 * A component of the frame whose code is fetched on demand. Unlike a component of `React.lazy`, one that cannot be fetched does
 * not end the shell: it can be fetched again.
 */
export const useOnDemand = <P>(fetchModule: () => Promise<{ default: ComponentType<P> }>) => {
  const [state, setState] = useState<OnDemand<P>>({});
  const fetchComponent = (): void => {
    if (state.Component) return;
    setState({});
    fetchModule().then(
      ({ default: Component }) => setState({ Component }),
      () => setState({ hasFailed: true }),
    );
  };
  return { ...state, fetchComponent };
};
