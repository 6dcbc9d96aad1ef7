import type { Owner } from '@husrum/contract/routes';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '../telemetry/report';

interface Props {
  owner: Owner;
  /** Who failed, for the report: 'mf-leases', 'panel lease.invoices'. */
  where: string;
  failed: (retry: () => Promise<void>) => ReactNode;
  /** Before it is drawn again: what failed is put right, as far as that can be done. */
  onRetry?: () => void | Promise<void>;
  children: ReactNode;
}

/** What breaks inside costs this area only, and can be tried again. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { owner, where } = this.props;
    report(error, { owner, where, stack: info.componentStack ?? undefined });
  }

  private readonly retry = async () => {
    await this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.failed(this.retry) : this.props.children;
  }
}
