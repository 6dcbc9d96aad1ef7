import './reminder.css';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { type ReminderSum, reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { formatKronor } from '@husrum/format';
import { PageFrame, StatisticCards, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { PreviewTabs, previewBreadcrumb } from './preview-tabs';
import { previewColumns, previewSortable } from './reminder.columns';
import { useReminderPreview, useStartReminders } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';

const Sums = ({ sum }: { sum: ReminderSum }) => (
  <StatisticCards
    items={[
      { label: texts.sum.reminders, value: sum.reminders },
      { label: texts.sum.invoices, value: sum.invoices },
      { label: texts.sum.owed, value: formatKronor(sum.owed) },
      { label: texts.sum.fee, value: formatKronor(sum.fee) },
      { label: texts.sum.byHand, value: sum.by_hand },
    ]}
  />
);

/** Starts a run of all reminders that are shown, whatever the page, after a question. */
const RemindButton = ({ sum, companyId }: { sum: ReminderSum | undefined; companyId: number | null }) => {
  const confirm = useConfirm();
  const start = useStartReminders();
  const remind = async ({ reminders, by_hand }: ReminderSum) => {
    if (await confirm({ text: texts.question(reminders, by_hand), ok: texts.remind }))
      start.mutate({ body: { ids: null, company_id: companyId } });
  };
  return (
    <Button
      call={reminderCalls.start}
      type="primary"
      icon={<SendOutlined />}
      disabled={sum === undefined || sum.reminders === 0}
      loading={start.isPending}
      onClick={() => sum && void remind(sum)}
    >
      {texts.remind}
    </Button>
  );
};

/** The reminders that a run would send now, one for each tenant and company. */
export default function ReminderPreviewScreen() {
  const table = useUrlTable({
    path: routes.reminder.preview(),
    sortable: previewSortable,
    filters: { company_id: 'number' },
  });
  const query = useReminderPreview(table.query);
  const companies = useCompanies();
  const sum = query.data?.sum;
  return (
    <PageFrame
      title={texts.previewTitle}
      breadcrumb={previewBreadcrumb(texts.previewTitle)}
      facts={[texts.previewLead]}
      actions={<RemindButton sum={sum} companyId={table.filters.company_id ?? null} />}
      statistics={sum && <Sums sum={sum} />}
    >
      <PreviewTabs current="preview" excluded={sum?.excluded} />
      <FilterBar
        table={table}
        fields={[
          {
            name: 'company_id',
            label: texts.company,
            options: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={previewColumns}
        rowKey={({ key }) => key}
        rowLink={({ tenant }) => routes.tenant.detail({ id: tenant.id })}
        label={texts.previewTitle}
        empty={{ title: texts.nothing, text: texts.nothingText }}
      />
    </PageFrame>
  );
}
