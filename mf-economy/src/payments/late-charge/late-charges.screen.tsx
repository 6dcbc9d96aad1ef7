import {
  lateChargeKindLabel,
  lateChargeKinds,
  lateChargeStateLabel,
  lateChargeStates,
} from '@husrum/contract/late-charge';
import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { lateChargeColumns, lateChargeSortable } from './late-charge.columns';
import { useLateCharges } from './late-charge.queries';
import { lateChargeTexts as texts } from './late-charge.texts';
import { LateTabs } from './late-tabs';

/** The interest, fees and compensation that are charged, and where they are billed. */
export default function LateChargesScreen() {
  const table = useUrlTable({
    path: routes.lateCharge.charged(),
    sortable: lateChargeSortable,
    filters: { company_id: 'number', kind: lateChargeKinds, state: lateChargeStates },
  });
  const companies = useCompanies();
  return (
    <PageFrame
      title={texts.chargedTitle}
      breadcrumb={[
        { title: texts.title, link: routes.lateCharge.overview() },
        { title: texts.tabs.charged, link: null },
      ]}
    >
      <LateTabs current="charged" />
      <FilterBar
        table={table}
        fields={[
          {
            name: 'kind',
            label: texts.kind,
            options: lateChargeKinds.map((value) => ({ value, label: lateChargeKindLabel[value] })),
          },
          {
            name: 'state',
            label: texts.state,
            options: lateChargeStates.map((value) => ({ value, label: lateChargeStateLabel[value] })),
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
        query={useLateCharges(table.query)}
        columns={lateChargeColumns}
        rowKey={({ id }) => id}
        label={texts.chargedTitle}
        empty={{ title: texts.noCharges, text: texts.noChargesText }}
      />
    </PageFrame>
  );
}
