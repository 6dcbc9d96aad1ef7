import type { PanelProps } from '@husrum/contract/panels';
import { TargetTickets } from './target-tickets';

export default function EntityTicketsPanel({ entityId }: PanelProps['entity.tickets']) {
  return <TargetTickets key={entityId} type="entity" id={entityId} />;
}
