import { routes } from '@husrum/contract/routes';
import { voucherKindLabel, voucherKinds } from '@husrum/contract/voucher';
import { AppLink } from '@husrum/platform';
import type { TableState } from '@husrum/ui/data';
import { FilterBar, type FilterField } from '@husrum/ui/filter';
import { DateFilter } from '@husrum/ui/input';
import { useCompanies } from '../../company/company.queries';
import { AccountFilter } from './account-filter';
import { voucherTexts } from './voucher.texts';

/** The filters in the query string. Only links set that of the invoice. */
export const voucherFilters = {
  company_id: 'number',
  from: 'text',
  to: 'text',
  account: 'number',
  kind: voucherKinds,
  own: 'boolean',
  invoice_id: 'number',
} as const;
type Filters = typeof voucherFilters;
type Field = FilterField<keyof Filters>;

const createDateFilter = (name: 'from' | 'to', label: string): Field => ({
  name,
  label,
  render: (value, onChange) => (
    <DateFilter label={label} value={typeof value === 'string' ? value : undefined} onChange={onChange} />
  ),
});

interface Props {
  table: Pick<TableState<string, Filters>, 'filters' | 'setFilter' | 'clearFilters' | 'isFiltered'>;
  /** The number of the invoice that is filtered by, when it is known. */
  reference: string | null | undefined;
}

export const VoucherFilterBar = ({ table, reference }: Props) => {
  const companies = useCompanies();
  const { invoice_id: invoiceId } = table.filters;
  const invoiceFields: readonly Field[] =
    invoiceId === undefined
      ? []
      : [
          {
            name: 'invoice_id',
            label: voucherTexts.invoice,
            render: () => (
              <AppLink to={routes.invoice.detail({ id: invoiceId })}>
                {voucherTexts.invoiceNumber(reference, invoiceId)}
              </AppLink>
            ),
            chip: () => voucherTexts.invoiceNumber(reference, invoiceId),
          },
        ];
  return (
    <FilterBar
      table={table}
      fields={[
        ...invoiceFields,
        {
          name: 'company_id',
          label: voucherTexts.company,
          options: companies.map(({ id, name }) => ({ value: id, label: name })),
        },
        createDateFilter('from', voucherTexts.from),
        createDateFilter('to', voucherTexts.to),
        {
          name: 'account',
          label: voucherTexts.account,
          render: (value, onChange) => (
            <AccountFilter value={typeof value === 'number' ? value : undefined} onChange={onChange} />
          ),
        },
        {
          name: 'kind',
          label: voucherTexts.kind,
          options: voucherKinds.map((value) => ({ value, label: voucherKindLabel[value] })),
        },
        {
          name: 'own',
          label: voucherTexts.bookedIn,
          options: [
            { value: true, label: voucherTexts.own },
            { value: false, label: voucherTexts.inProgram },
          ],
        },
      ]}
    />
  );
};
