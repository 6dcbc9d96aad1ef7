import { busEvent } from '@husrum/contract/bus';
import { type ReminderSettings, reminderCalls, reminderFeeLevels } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import {
  FieldGrid,
  FormSection,
  MoneyField,
  NumberField,
  SchemaForm,
  SelectField,
  SwitchField,
} from '@husrum/forms';
import { PageButton, useApiMutation, useAppNavigate } from '@husrum/platform';
import { EmptyState, PageFrame, QueryContent, Section } from '@husrum/ui';
import { Select } from '@husrum/ui/choice';
import { useUrlTable } from '@husrum/ui/data';
import { previewBreadcrumb } from './preview-tabs';
import { useReminderSettings } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';

/** When a company reminds. `?company_id=7` chooses the company. */
export default function ReminderSettingsScreen() {
  return (
    <QueryContent query={useReminderSettings()}>
      {({ data }) => <SettingsOfCompanies all={data} />}
    </QueryContent>
  );
}

const SettingsOfCompanies = ({ all }: { all: readonly ReminderSettings[] }) => {
  const table = useUrlTable({ path: routes.reminder.settings(), filters: { company_id: 'number' } });
  const settings = all.find(({ company }) => company.id === table.filters.company_id) ?? all[0];
  if (settings === undefined)
    return (
      <PageFrame title={texts.settings} breadcrumb={previewBreadcrumb(texts.settings)}>
        <EmptyState
          kind="nothing"
          title={texts.noCompanies}
          actions={<PageButton to={routes.company.create()}>{texts.createCompany}</PageButton>}
        />
      </PageFrame>
    );
  const { company } = settings;
  return (
    <PageFrame title={texts.settingsTitle(company.name)} breadcrumb={previewBreadcrumb(texts.settings)}>
      {all.length > 1 && (
        <div>
          <Select<number>
            aria-label={texts.company}
            value={company.id}
            options={all.map(({ company: { id, name } }) => ({ value: id, label: name }))}
            onChange={(id) => table.setFilter('company_id', id)}
          />
        </div>
      )}
      <Section>
        <SettingsForm key={company.id} settings={settings} />
      </Section>
    </PageFrame>
  );
};

const feeLevelOptions = reminderFeeLevels.map((value) => ({ value, label: texts.feeLevels[value] }));

const SettingsForm = ({ settings: { company, ...settings } }: { settings: ReminderSettings }) => {
  const navigate = useAppNavigate();
  const back = routes.reminder.overview();
  const save = useApiMutation(reminderCalls.saveSettings, {
    publish: () => [busEvent('reminderSettings.changed', {})],
    successMessage: texts.settingsSaved,
    onSuccess: () => navigate(back),
  });
  return (
    <SchemaForm
      schema={reminderCalls.saveSettings.body}
      call={reminderCalls.saveSettings}
      initialValues={settings}
      onSubmit={(body) => save.mutateAsync({ params: { id: company.id }, body })}
      submitLabel={texts.save}
      onCancel={() => navigate(back)}
    >
      <p className="h-muted">{texts.settingsLead}</p>
      <SwitchField name="is_on" />
      <FormSection title={texts.levels}>
        <p className="h-muted">{texts.levelsLead}</p>
        <FieldGrid>
          <NumberField name="days_1" decimals={0} />
          <NumberField name="days_2" decimals={0} />
          <NumberField name="days_3" decimals={0} />
        </FieldGrid>
      </FormSection>
      <FormSection title={texts.feeTitle}>
        <FieldGrid>
          <MoneyField name="fee" hint={texts.feeHint} />
          <SelectField name="fee_level" options={feeLevelOptions} />
        </FieldGrid>
      </FormSection>
    </SchemaForm>
  );
};
