import { invoiceStatuses, invoiceStatusLabel } from '@husrum/contract/invoice';
import type { FilterValue, TableState } from '@husrum/ui/data';
import { DatePicker } from '@husrum/ui/date';
import { FilterBar, type FilterField } from '@husrum/ui/filter';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';

/** How the filters stand in the address. */
export const invoiceFilters = { reference: 'text', from: 'text', to: 'text', status: 'text' } as const;
type Filters = typeof invoiceFilters;
type Name = keyof Filters;

const DAY = 'YYYY-MM-DD';

const dayFilter = (name: 'from' | 'to', label: string): FilterField<Name> => ({
  name,
  label,
  render: (value: FilterValue | undefined, choose: (value: FilterValue | undefined) => void) => (
    <DatePicker
      aria-label={label}
      placeholder="ÅÅÅÅ-MM-DD"
      value={typeof value === 'string' ? dayjs(value) : null}
      onChange={(day) => choose(day ? day.format(DAY) : undefined)}
    />
  ),
});

const statuses = invoiceStatuses.map((status) => ({ value: status, label: invoiceStatusLabel[status] }));

interface Props {
  table: Pick<TableState<string, Filters>, 'filters' | 'setFilter' | 'clear' | 'filtered'>;
  /** A list that is of one status already needs no filter for it. */
  byStatus: boolean;
  extra: ReactNode;
}

export const InvoiceFilterBar = ({ table, byStatus, extra }: Props) => (
  <FilterBar
    table={table}
    extra={extra}
    fields={[
      { name: 'reference', label: 'Referens eller OCR' },
      dayFilter('from', 'Period från'),
      dayFilter('to', 'Period till'),
      ...(byStatus ? [] : [{ name: 'status' as const, label: 'Status', options: statuses }]),
    ]}
  />
);
