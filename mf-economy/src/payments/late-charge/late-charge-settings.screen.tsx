import { busEvent } from '@husrum/contract/bus';
import {
  type LateChargeSettings,
  lateChargeBillingLabel,
  lateChargeBillings,
  lateChargeCalls,
} from '@husrum/contract/late-charge';
import { routes } from '@husrum/contract/routes';
import { FieldGrid, MoneyField, SchemaForm, SelectField, toOptions } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section } from '@husrum/ui';
import { useLateChargeSettings } from './late-charge.queries';
import { lateChargeTexts as texts } from './late-charge.texts';

/** How a company charges tenants who are late. */
export default function LateChargeSettingsScreen() {
  return (
    <QueryContent query={useLateChargeSettings(useRouteId())}>
      {(settings) => <EditSettings key={settings.company.id} settings={settings} />}
    </QueryContent>
  );
}

const EditSettings = ({ settings: { company, ...settings } }: { settings: LateChargeSettings }) => {
  const navigate = useAppNavigate();
  const back = routes.lateCharge.overview();
  const save = useApiMutation(lateChargeCalls.saveSettings, {
    publish: () => [busEvent('lateCharges.changed', {})],
    successMessage: texts.saved,
    onSuccess: () => navigate(back),
  });
  return (
    <PageFrame
      title={texts.settingsTitle(company.name)}
      breadcrumb={[
        { title: texts.title, link: back },
        { title: texts.settings, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={lateChargeCalls.saveSettings.body}
          call={lateChargeCalls.saveSettings}
          initialValues={settings}
          onSubmit={(body) => save.mutateAsync({ params: { id: company.id }, body })}
          submitLabel={texts.save}
          onCancel={() => navigate(back)}
        >
          <p className="h-muted">{texts.settingsLead}</p>
          <FieldGrid>
            <SelectField
              name="billing"
              options={toOptions(lateChargeBillings, lateChargeBillingLabel)}
              hint={texts.billingHint}
            />
            <MoneyField name="min_interest" hint={texts.minimumHint} />
          </FieldGrid>
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
