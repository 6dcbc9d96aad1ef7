import { ticketPriorities, ticketPriorityLabel, ticketTypeLabel, ticketTypes } from '@husrum/contract/ticket';
import type { FilterField } from '@husrum/ui/filter';
import { DateFilter } from '@husrum/ui/input';
import { TargetFilter } from './target.filter';
import { useResponsibleOptions } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
import { type TargetType, useTicketTarget } from './ticket-target.queries';

/** The filters of the list in the URL, and how each is read from it. */
export const ticketFilterKinds = {
  subject: 'text',
  type: ticketTypes,
  priority: ticketPriorities,
  responsible_id: 'number',
  entity_id: 'number',
  tenant_id: 'number',
  overdue: 'boolean',
  created_from: 'text',
  created_to: 'text',
  resolved_from: 'text',
  resolved_to: 'text',
} as const;
type TicketFilterField = FilterField<keyof typeof ticketFilterKinds>;

const createDayFilter = (name: TicketFilterField['name'], label: string): TicketFilterField => ({
  name,
  label,
  render: (value, onChange) => (
    <DateFilter label={label} value={typeof value === 'string' ? value : undefined} onChange={onChange} />
  ),
});

const useTargetFilter = (
  name: 'entity_id' | 'tenant_id',
  type: TargetType,
  label: string,
  id: number | undefined,
): TicketFilterField => {
  const targetName = useTicketTarget(type, id).data?.name;
  return {
    name,
    label,
    render: (_value, onChange) => (
      <TargetFilter type={type} label={label} value={id} name={targetName} onChange={onChange} />
    ),
    chip: () => targetName ?? '…',
  };
};

/** The fields of the list's filter. Objects and tenants are shown by their names. */
export const useTicketFilterFields = (selected: {
  entity_id?: number;
  tenant_id?: number;
}): readonly TicketFilterField[] => {
  const users = useResponsibleOptions();
  const entity = useTargetFilter('entity_id', 'entity', ticketTexts.entity, selected.entity_id);
  const tenant = useTargetFilter('tenant_id', 'tenant', ticketTexts.tenant, selected.tenant_id);
  return [
    { name: 'subject', label: ticketTexts.columns.subject },
    {
      name: 'type',
      label: ticketTexts.columns.type,
      options: ticketTypes.map((value) => ({ value, label: ticketTypeLabel[value] })),
    },
    {
      name: 'priority',
      label: ticketTexts.columns.priority,
      options: ticketPriorities.map((value) => ({ value, label: ticketPriorityLabel[value] })),
    },
    { name: 'responsible_id', label: ticketTexts.columns.responsible, options: users.options },
    entity,
    tenant,
    {
      name: 'overdue',
      label: ticketTexts.columns.dueDay,
      options: [
        { value: true, label: ticketTexts.overdueOnly },
        { value: false, label: ticketTexts.notOverdue },
      ],
    },
    createDayFilter('created_from', ticketTexts.createdFrom),
    createDayFilter('created_to', ticketTexts.createdTo),
    createDayFilter('resolved_from', ticketTexts.resolvedFrom),
    createDayFilter('resolved_to', ticketTexts.resolvedTo),
  ];
};
