import type { Owner } from '@husrum/contract/routes';
import { Component, type ComponentClass, type PropsWithChildren } from 'react';
import { captureException } from '../telemetry/capture-exception';
import { errorTexts } from './error.texts';

/**
 * The outermost error boundary of a remote, for errors in the remote's own boundary. Without it, a root that throws
 * never settles `mount()`. We do not use the class that single-spa-react makes: it keeps the first element it was
 * mounted in and leaks it.
 */
export const createRootErrorBoundary = <P extends object>(
  owner: Owner,
): ComponentClass<PropsWithChildren<P>> =>
  class RootErrorBoundary extends Component<PropsWithChildren<P>, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    override componentDidCatch(error: Error) {
      captureException(error, { owner, source: 'application' });
    }

    override render() {
      if (!this.state.failed) return this.props.children;
      return (
        <p role="alert">
          {errorTexts.root}{' '}
          <button type="button" onClick={() => this.setState({ failed: false })}>
            {errorTexts.retry}
          </button>
        </p>
      );
    }
  };
