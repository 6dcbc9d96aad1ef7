import { invoiceStatuses, invoiceStatusLabel } from '@husrum/contract/invoice';
import type { FilterValue, TableState } from '@husrum/ui/data';
import { FilterBar, type FilterField } from '@husrum/ui/filter';
import { DateFilter } from '@husrum/ui/input';
import type { ReactNode } from 'react';
import { invoiceTexts } from './invoice.texts';

/** The filters in the query string. */
export const invoiceFilters = {
  reference: 'text',
  from: 'text',
  to: 'text',
  start_from: 'text',
  start_to: 'text',
  due_from: 'text',
  due_to: 'text',
  status: invoiceStatuses,
  unsent: 'boolean',
  sync_off: 'boolean',
  written_off: 'boolean',
  not_cancelled: 'boolean',
} as const;
type Filters = typeof invoiceFilters;
type FilterName = keyof Filters;

const createDateFilter = (
  name: 'from' | 'to' | 'start_from' | 'start_to' | 'due_from' | 'due_to',
  label: string,
): FilterField<FilterName> => ({
  name,
  label,
  render: (value: FilterValue | undefined, onChange: (value: FilterValue | undefined) => void) => (
    <DateFilter label={label} value={typeof value === 'string' ? value : undefined} onChange={onChange} />
  ),
});

const statusOptions = invoiceStatuses.map((status) => ({ value: status, label: invoiceStatusLabel[status] }));

interface Props {
  table: Pick<TableState<string, Filters>, 'filters' | 'setFilter' | 'clearFilters' | 'isFiltered'>;
  /** The list shows one status only, so the status filter is left out. */
  hasOneStatus: boolean;
  extra: ReactNode;
}

export const InvoiceFilterBar = ({ table, hasOneStatus, extra }: Props) => (
  <FilterBar
    table={table}
    extra={extra}
    fields={[
      { name: 'reference', label: invoiceTexts.referenceOrOcr },
      createDateFilter('from', invoiceTexts.periodFrom),
      createDateFilter('to', invoiceTexts.periodTo),
      createDateFilter('start_from', invoiceTexts.startFrom),
      createDateFilter('start_to', invoiceTexts.startTo),
      createDateFilter('due_from', invoiceTexts.dueFrom),
      createDateFilter('due_to', invoiceTexts.dueTo),
      ...(hasOneStatus
        ? []
        : [
            { name: 'status' as const, label: invoiceTexts.status, options: statusOptions },
            {
              name: 'unsent' as const,
              label: invoiceTexts.sending,
              options: [{ value: true, label: invoiceTexts.unsent }],
            },
            {
              name: 'not_cancelled' as const,
              label: invoiceTexts.cancelledInvoices,
              options: [{ value: true, label: invoiceTexts.notCancelled }],
            },
          ]),
      {
        name: 'written_off',
        label: invoiceTexts.writeOffs,
        options: [{ value: true, label: invoiceTexts.writtenOff }],
      },
      {
        name: 'sync_off',
        label: invoiceTexts.syncState,
        options: [{ value: true, label: invoiceTexts.syncStopped }],
      },
    ]}
  />
);
