import type { PanelProps } from '@husrum/contract/panels';
import { TargetTickets } from './target-tickets';

export default function TenantTicketsPanel({ tenantId }: PanelProps['tenant.tickets']) {
  return <TargetTickets key={tenantId} type="tenant" id={tenantId} />;
}
