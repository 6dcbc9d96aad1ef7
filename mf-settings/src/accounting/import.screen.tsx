import './accounting.css';
import {
  accountingSyncCalls,
  type ImportedInvoice,
  type ImportedTenant,
  type ImportReport,
} from '@husrum/contract/accounting-sync';
import { routes } from '@husrum/contract/routes';
import { useRouteId } from '@husrum/platform';
import { EmptyState, Money, PageFrame, QueryContent, Section } from '@husrum/ui';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable, Segmented } from '@husrum/ui/data';
import { useState } from 'react';
import { accountingTexts } from './accounting.texts';
import { useImportReport, useLinkCustomers } from './import.queries';
import {
  type ChosenCustomers,
  countTenants,
  filterTenants,
  getChosenCustomer,
  type ImportFilter,
  importFilters,
  toLinks,
} from './import.rules';
import { importTexts } from './import.texts';

const { columns: titles } = importTexts;
/** How many rows are shown at first, and how many each click adds. More at once are slow, because each row can have a select. */
const ROWS_AT_A_TIME = 100;
const DO_NOT_LINK = '';

/** The preview of an import: the customer of each tenant, and the Husrum invoice of each open invoice in the program. */
export default function ImportScreen() {
  const id = useRouteId();
  return (
    <PageFrame
      title={importTexts.title}
      facts={[importTexts.lead]}
      breadcrumb={[
        { title: accountingTexts.integrations, link: routes.integration.overview() },
        { title: importTexts.title, link: null },
      ]}
    >
      <QueryContent query={useImportReport(id)}>
        {(report) => (
          <>
            <CustomersSection id={id} report={report} />
            <InvoicesSection report={report} />
          </>
        )}
      </QueryContent>
    </PageFrame>
  );
}

const useShownRows = <Row,>(rows: readonly Row[]) => {
  const [count, setCount] = useState(ROWS_AT_A_TIME);
  const moreButton = rows.length > count && (
    <Button onClick={() => setCount(count + ROWS_AT_A_TIME)}>{importTexts.more}</Button>
  );
  return { shown: rows.slice(0, count), moreButton };
};

const CustomersSection = ({ id, report }: { id: number; report: ImportReport }) => {
  const [chosen, setChosen] = useState<ChosenCustomers>(new Map());
  const save = useLinkCustomers(() => setChosen(new Map()));
  const [filter, setFilter] = useState<ImportFilter>('all');
  const { shown, moreButton } = useShownRows(filterTenants(report.tenants, filter));
  const links = toLinks(report.tenants, chosen);
  const tenantCount = countTenants(report.customers);
  const choose = (tenantId: number, value: string) =>
    setChosen(new Map(chosen).set(tenantId, value === DO_NOT_LINK ? null : value));
  const columns: Column<ImportedTenant>[] = [
    {
      key: 'tenant',
      title: titles.tenant,
      wrap: true,
      render: ({ name, identifier }) => (
        <>
          {name}
          <br />
          <span className="h-muted">{identifier}</span>
        </>
      ),
    },
    {
      key: 'match',
      title: titles.match,
      wrap: true,
      render: ({ match }) => (match === null ? '–' : importTexts.matchLabel[match]),
    },
    {
      key: 'customer',
      title: titles.customer,
      render: (tenant) => <CustomerChoice tenant={tenant} chosen={chosen} onChoose={choose} />,
    },
  ];
  return (
    <Section
      title={importTexts.customers}
      extra={
        <Button
          call={accountingSyncCalls.linkCustomers}
          type="primary"
          disabled={links.length === 0}
          loading={save.isPending}
          onClick={() => save.mutate({ params: { id }, body: { links } })}
        >
          {importTexts.link(links.length)}
        </Button>
      }
    >
      <div className="h-stack">
        <div>{importTexts.summary(report.customers.total, tenantCount)}</div>
        <div className="set-import__filter">
          <Segmented<ImportFilter>
            aria-label={importTexts.filterLabel}
            value={filter}
            onChange={setFilter}
            options={importFilters.map((value) => ({
              value,
              label: importTexts.filter(value, value === 'all' ? tenantCount : report.customers[value]),
            }))}
          />
        </div>
        {report.tenants.length < tenantCount && (
          <div>{importTexts.tenantsCut(report.tenants.length, tenantCount)}</div>
        )}
        {report.customers.ambiguous > 0 && (
          <div className="h-muted">{importTexts.ambiguousHint(report.customers.ambiguous)}</div>
        )}
        {report.customers.missing > 0 && <div className="h-muted">{importTexts.missingHint}</div>}
        <DataTable
          label={importTexts.customers}
          columns={columns}
          rows={shown}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              kind="nothing"
              title={filter === 'all' ? importTexts.noTenants : importTexts.noneOfKind}
              compact
            />
          }
        />
        {moreButton}
      </div>
    </Section>
  );
};

const CustomerChoice = ({
  tenant,
  chosen,
  onChoose,
}: {
  tenant: ImportedTenant;
  chosen: ChosenCustomers;
  onChoose: (tenantId: number, value: string) => void;
}) => {
  const { id, name, match, customers } = tenant;
  const [first] = customers;
  if (first === undefined) return <span className="h-muted">{importTexts.noCustomer}</span>;
  if (match === 'LINKED') return importTexts.customer(first.number, first.name);
  return (
    <Select
      aria-label={importTexts.choose(name)}
      value={getChosenCustomer(tenant, chosen) ?? DO_NOT_LINK}
      style={{ width: '100%', minWidth: 180 }}
      options={[
        { value: DO_NOT_LINK, label: importTexts.doNotLink },
        ...customers.map((customer) => ({
          value: customer.id,
          label: importTexts.customer(customer.number, customer.name),
        })),
      ]}
      onChange={(value) => onChoose(id, value)}
    />
  );
};

const invoiceColumns: readonly Column<ImportedInvoice>[] = [
  {
    key: 'number',
    title: titles.number,
    wrap: true,
    render: ({ number, customer }) => (
      <>
        {number ?? '–'}
        <br />
        <span className="h-muted">{customer}</span>
      </>
    ),
  },
  { key: 'due', title: titles.due, noWrap: true, render: ({ due_at }) => due_at },
  { key: 'left', title: titles.left, numeric: true, render: ({ left }) => <Money value={left} /> },
  { key: 'here', title: titles.here, wrap: true, render: (row) => importTexts.invoiceMatch(row) },
];

const InvoicesSection = ({ report: { invoices, open_invoices } }: { report: ImportReport }) => {
  const { shown, moreButton } = useShownRows(open_invoices);
  return (
    <Section title={importTexts.invoices}>
      <div className="h-stack">
        <div className="h-muted">{importTexts.invoicesLead}</div>
        <div>{importTexts.invoiceSummary(invoices)}</div>
        {open_invoices.length < invoices.total && <div>{importTexts.invoicesCut(open_invoices.length)}</div>}
        <DataTable
          label={importTexts.invoices}
          columns={invoiceColumns}
          rows={shown}
          rowKey={({ number, customer, due_at, amount }) => `${number} ${customer} ${due_at} ${amount}`}
          empty={<EmptyState kind="nothing" title={importTexts.noInvoices} compact />}
        />
        {moreButton}
      </div>
    </Section>
  );
};
