import './ledger.css';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { ledgerCalls } from '@husrum/contract/ledger';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { useRouteId } from '@husrum/platform';
import { type DescriptionItem, DescriptionList, lazyDialog, Money, PageFrame, Section } from '@husrum/ui';
import { Select, selectAllowClear } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { TenantDeposits } from '../../payments/deposit/tenant-deposits';
import { TenantPayouts } from '../../payments/payout/tenant-payouts';
import { DayFilter } from './day-filter';
import { PdfButton, SheetButton } from './download-button';
import { ledgerColumns, ledgerSortable } from './ledger.columns';
import { downloadLedger, downloadLedgerPdf, useTenantLedger } from './ledger.queries';
import { ledgerTexts } from './ledger.texts';

const SendLedgerModal = lazyDialog(() => import('./send-ledger.modal'));

/** Every invoice, payment and credit of a tenant with the balance after it, the latest first. */
export default function TenantLedgerScreen() {
  const id = useRouteId();
  const table = useUrlTable({
    path: routes.ledger.tenant({ id }),
    sortable: ledgerSortable,
    filters: { from: 'text', to: 'text', company_id: 'number', lease_id: 'number' },
    defaultSort: { by: 'day', order: 'desc' },
  });
  const query = useTenantLedger(id, table.query);
  const companies = useCompanies();
  const [isSending, setIsSending] = useState(false);
  const { from, to, company_id, lease_id } = table.filters;
  const scope = { from, to, company_id, lease_id };
  const ledger = query.data;
  const leases = ledger?.leases ?? [];
  const balances: readonly DescriptionItem[] = [
    { label: ledgerTexts.opening(from), value: <Money value={ledger?.opening} /> },
    { label: ledgerTexts.closing(to), value: <Money strong value={ledger?.closing} /> },
    ...(lease_id === undefined
      ? []
      : [{ label: ledgerTexts.tenantClosing, value: <Money value={ledger?.tenant_closing} /> }]),
    ...(ledger === undefined || ledger.unsent_credits === 0
      ? []
      : [{ label: ledgerTexts.unsentCredits, value: <Money value={ledger.unsent_credits} /> }]),
  ];
  const title = ledgerTexts.title(ledger?.tenant.name ?? '');
  return (
    <PageFrame
      title={ledger === undefined ? ledgerTexts.breadcrumb : title}
      breadcrumb={[
        { title: ledgerTexts.agedTitle, link: routes.ledger.aged() },
        { title: ledger?.tenant.name ?? '', link: routes.tenant.detail({ id }) },
        { title: ledgerTexts.breadcrumb, link: null },
      ]}
      actions={
        <>
          <Button call={ledgerCalls.mailToTenant} icon={<SendOutlined />} onClick={() => setIsSending(true)}>
            {ledgerTexts.send}
          </Button>
          <PdfButton download={() => downloadLedgerPdf(id, scope)} />
          <SheetButton download={() => downloadLedger(id, scope)} />
        </>
      }
    >
      {isSending && ledger !== undefined && (
        <SendLedgerModal
          tenantId={id}
          email={ledger.tenant_email ?? null}
          filters={scope}
          onClose={() => setIsSending(false)}
        />
      )}
      <Section title={ledgerTexts.balance}>
        <DescriptionList items={balances} />
        <p className="h-muted">{lease_id === undefined ? ledgerTexts.closingHelp : ledgerTexts.leaseHelp}</p>
      </Section>
      <TenantDeposits tenantId={id} />
      <TenantPayouts tenantId={id} />
      <div className="e-ledger__filters">
        <DayFilter
          key={`from ${from}`}
          label={ledgerTexts.from}
          value={from}
          onChange={(value) => table.setFilter('from', value)}
        />
        <DayFilter
          key={`to ${to}`}
          label={ledgerTexts.to}
          value={to}
          onChange={(value) => table.setFilter('to', value)}
        />
        <Select<number>
          aria-label={ledgerTexts.company}
          placeholder={ledgerTexts.company}
          value={company_id}
          allowClear={selectAllowClear}
          options={companies.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(value: number | undefined) => table.setFilter('company_id', value)}
        />
        {(leases.length > 1 || lease_id !== undefined) && (
          <Select<number>
            aria-label={ledgerTexts.lease}
            placeholder={ledgerTexts.lease}
            value={lease_id}
            allowClear={selectAllowClear}
            options={leases.map((lease) => ({ value: lease.id, label: formatEntityName(lease.entity) }))}
            onChange={(value: number | undefined) => table.setFilter('lease_id', value)}
          />
        )}
      </div>
      <UrlTable
        table={table}
        query={query}
        columns={ledgerColumns}
        rowKey={({ key }) => key}
        rowLink={({ invoice }) => (invoice === null ? undefined : routes.invoice.detail({ id: invoice.id }))}
        label={title}
        empty={{ title: ledgerTexts.noEntries, text: ledgerTexts.noEntriesText }}
      />
    </PageFrame>
  );
}
