import type { Owner } from '@husrum/contract/routes';
import { Component, type ComponentClass, type PropsWithChildren } from 'react';
import { report } from '../telemetry/report';

/**
 * For what even the application's own boundary cannot show: without it a root that throws leaves mount() unsettled for
 * ever. A class of ours: the one that single-spa-react makes holds the first element it was mounted in for ever.
 */
export const lastResort = <P extends object>(owner: Owner): ComponentClass<PropsWithChildren<P>> =>
  class LastResort extends Component<PropsWithChildren<P>, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    override componentDidCatch(error: Error) {
      report(error, { owner, where: 'application' });
    }

    override render() {
      if (!this.state.failed) return this.props.children;
      return (
        <p role="alert">
          Den här delen kunde inte visas.{' '}
          <button type="button" onClick={() => this.setState({ failed: false })}>
            Försök igen
          </button>
        </p>
      );
    }
  };
