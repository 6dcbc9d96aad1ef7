import { lateChargeCalls } from '@husrum/contract/late-charge';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate, useCan } from '@husrum/platform';
import { lazyDialog, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SelectionBar, UrlTable, useSelection, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { notifyOnError } from '../../runs/invoice-batch/notify-on-error';
import { lateInvoiceColumns, lateInvoiceSortable } from './late-charge.columns';
import { listLateInvoiceIds, useLateInvoices } from './late-charge.queries';
import { lateChargeTexts as texts } from './late-charge.texts';
import { LateTabs } from './late-tabs';

const ChargeInterestModal = lazyDialog(() => import('./charge-interest.modal'));
const paidOptions = ['PAID', 'UNPAID'] as const;

/** Invoices that were paid late, with the interest that can be charged, to charge many at once. */
export default function LateInvoicesScreen() {
  const [isCharging, setIsCharging] = useState(false);
  const navigate = useAppNavigate();
  const can = useCan();
  const table = useUrlTable({
    path: routes.lateCharge.overview(),
    sortable: lateInvoiceSortable,
    filters: { company_id: 'number', paid: paidOptions, from: 'text', to: 'text' },
  });
  const { page: _page, sort: _sort, ...filters } = table.query;
  const late = useLateInvoices(table.query);
  const selection = useSelection(JSON.stringify(filters));
  const companies = useCompanies();
  return (
    <PageFrame
      title={texts.title}
      facts={[texts.lead]}
      menuActions={
        can(lateChargeCalls.saveSettings)
          ? companies.map(({ id, name }) => ({
              key: String(id),
              label: texts.settingsOf(name),
              onClick: () => navigate(routes.lateCharge.settings({ id })),
            }))
          : []
      }
    >
      <LateTabs current="late" />
      <p className="h-muted">{texts.help}</p>
      <FilterBar
        table={table}
        fields={[
          {
            name: 'paid',
            label: texts.paidFilter,
            options: paidOptions.map((value) => ({ value, label: texts.paidOptions[value] })),
          },
          {
            name: 'company_id',
            label: texts.company,
            options: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={late}
        columns={lateInvoiceColumns}
        selection={selection}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.invoice.detail({ id })}
        label={texts.lateInvoices}
        empty={{ title: texts.none, text: texts.noneText }}
      />
      <SelectionBar
        selection={selection}
        total={late.data?.total ?? 0}
        selectAll={() => notifyOnError(listLateInvoiceIds(filters))}
      >
        <Button call={lateChargeCalls.chargeInterest} type="primary" onClick={() => setIsCharging(true)}>
          {texts.charge}
        </Button>
      </SelectionBar>
      {isCharging && (
        <ChargeInterestModal
          ids={[...selection.selected].map(Number)}
          onClose={() => {
            setIsCharging(false);
            selection.clear();
          }}
        />
      )}
    </PageFrame>
  );
}
