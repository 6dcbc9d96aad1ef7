import { maintenanceStatuses, maintenanceStatusLabel } from '@husrum/contract/maintenance';
import type { FilterField } from '@husrum/ui/filter';
import { DateFilter } from '@husrum/ui/input';
import { useCompanyOptions } from '../company/company.queries';
import { useAllTemplates } from '../maintenance-template/maintenance-template.queries';
import { TargetFilter } from '../ticket/target.filter';
import { useResponsibleOptions } from '../ticket/ticket.queries';
import { useTicketTarget } from '../ticket/ticket-target.queries';
import { maintenanceTexts } from './maintenance.texts';

/** The filters of the list in the URL, and how each is read from it. */
export const maintenanceFilterKinds = {
  search: 'text',
  status: maintenanceStatuses,
  open: 'boolean',
  entity_id: 'number',
  company_id: 'number',
  template_id: 'number',
  responsible_id: 'number',
  from: 'text',
  to: 'text',
  unscheduled: 'boolean',
} as const;
type Field = FilterField<keyof typeof maintenanceFilterKinds>;

const { filters } = maintenanceTexts;

const createDayFilter = (name: 'from' | 'to'): Field => ({
  name,
  label: filters[name],
  render: (value, onChange) => (
    <DateFilter
      label={filters[name]}
      value={typeof value === 'string' ? value : undefined}
      onChange={onChange}
    />
  ),
});

const useEntityFilter = (id: number | undefined): Field => {
  const name = useTicketTarget('entity', id).data?.name;
  return {
    name: 'entity_id',
    label: filters.entity,
    render: (_value, onChange) => (
      <TargetFilter type="entity" label={filters.entity} value={id} name={name} onChange={onChange} />
    ),
    chip: () => name ?? '…',
  };
};

/** The fields of the list's filter. The selected object is shown by its name. */
export const useMaintenanceFilterFields = (selected: { entity_id?: number }): readonly Field[] => {
  const companies = useCompanyOptions();
  const templates = useAllTemplates().data ?? [];
  const users = useResponsibleOptions();
  const entity = useEntityFilter(selected.entity_id);
  return [
    { name: 'search', label: filters.search },
    {
      name: 'status',
      label: filters.status,
      options: maintenanceStatuses.map((value) => ({ value, label: maintenanceStatusLabel[value] })),
    },
    {
      name: 'open',
      label: filters.open,
      options: [
        { value: true, label: filters.openOnly },
        { value: false, label: filters.closedOnly },
      ],
    },
    entity,
    { name: 'company_id', label: filters.company, options: companies },
    {
      name: 'template_id',
      label: filters.template,
      options: templates.map(({ id, title }) => ({ value: id, label: title })),
    },
    { name: 'responsible_id', label: filters.responsible, options: users.options },
    createDayFilter('from'),
    createDayFilter('to'),
    {
      name: 'unscheduled',
      label: filters.unscheduled,
      options: [
        { value: true, label: filters.unscheduledOnly },
        { value: false, label: filters.scheduledOnly },
      ],
    },
  ];
};
