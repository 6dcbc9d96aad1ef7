import './reminder.css';
import { reminderCalls, reminderStateLabel, reminderStates } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { PageButton, useCan } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { EconomyTabs } from '../economy/economy-tabs';
import { reminderColumns, reminderSortable } from './reminder.columns';
import { useReminderSettings, useReminders } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';

/** The first step when nothing has been sent: to turn reminders on, or to see who is to be reminded. */
const useFirstStep = () => {
  const can = useCan();
  const isOn = useReminderSettings().data?.data.some(({ is_on }) => is_on) ?? false;
  if (isOn)
    return {
      text: texts.noneOn,
      actions: <PageButton to={routes.reminder.preview()}>{texts.toPreview}</PageButton>,
    };
  return {
    text: texts.noneOff,
    actions: can(reminderCalls.saveSettings) && (
      <PageButton to={routes.reminder.settings()}>{texts.turnOn}</PageButton>
    ),
  };
};

/** The reminders that were written, with what has become of them. */
export default function ReminderOverviewScreen() {
  const table = useUrlTable({
    path: routes.reminder.overview(),
    sortable: reminderSortable,
    filters: { state: reminderStates, company_id: 'number', search: 'text' },
  });
  const companies = useCompanies();
  const firstStep = useFirstStep();
  return (
    <PageFrame
      title={texts.title}
      facts={[texts.lead]}
      actions={
        <>
          <PageButton to={routes.reminder.settings()}>{texts.settings}</PageButton>
          <PageButton to={routes.reminder.preview()} type="primary">
            {texts.toPreview}
          </PageButton>
        </>
      }
    >
      <EconomyTabs current="reminders" />
      <FilterBar
        table={table}
        fields={[
          { name: 'search', label: texts.searchTenant },
          {
            name: 'state',
            label: texts.state,
            options: reminderStates.map((value) => ({ value, label: reminderStateLabel[value] })),
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
        query={useReminders(table.query)}
        columns={reminderColumns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.reminder.detail({ id })}
        label={texts.title}
        empty={{ title: texts.none, ...firstStep }}
      />
    </PageFrame>
  );
}
