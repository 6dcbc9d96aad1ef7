import type { PanelProps } from '@husrum/contract/panels';
import { TicketsOf } from './tickets-of';

export default function EntityTicketsPanel({ entityId }: PanelProps['entity.tickets']) {
  return <TicketsOf key={entityId} type="entity" id={entityId} />;
}
