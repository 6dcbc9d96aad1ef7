import type { PanelProps } from '@husrum/contract/panels';
import { TicketsOf } from './tickets-of';

export default function TenantTicketsPanel({ tenantId }: PanelProps['tenant.tickets']) {
  return <TicketsOf key={tenantId} type="tenant" id={tenantId} />;
}
