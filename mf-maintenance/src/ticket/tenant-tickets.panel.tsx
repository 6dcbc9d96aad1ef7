import type { PanelProps } from '@husrum/contract';
import { TicketsOf } from './tickets-of';

export default function TenantTicketsPanel({ tenantId }: PanelProps['tenant.tickets']) {
  return <TicketsOf key={tenantId} type="tenant" id={tenantId} />;
}
