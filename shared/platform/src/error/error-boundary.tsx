import type { Owner } from '@husrum/contract/routes';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { captureException } from '../telemetry/capture-exception';

interface Props {
  owner: Owner;
  /** What failed, for the error report: `mf-leases`, `panel lease.invoices`. */
  source: string;
  fallback: (retry: () => Promise<void>) => ReactNode;
  /** Runs before the children are rendered again, for example to fetch code that failed to load. */
  onRetry?: () => void | Promise<void>;
  children: ReactNode;
}

/** Replaces its children by a fallback when they throw, reports the error and lets the user retry. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { owner, source } = this.props;
    captureException(error, { owner, source, stack: info.componentStack ?? undefined });
  }

  private readonly retry = async () => {
    await this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
