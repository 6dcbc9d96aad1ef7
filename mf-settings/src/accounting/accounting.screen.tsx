import './accounting.css';
import type { AccountingName, AccountingSettings } from '@husrum/contract/accounting';
import { isAccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import { routes } from '@husrum/contract/routes';
import { useRouteId } from '@husrum/platform';
import { DescriptionList, PageFrame, QueryContent, Section, ToneTag } from '@husrum/ui';
import { integrationTexts } from '../integration/integration.texts';
import { useAccountingChart, useAccountingSettings } from './accounting.queries';
import { accountingTexts } from './accounting.texts';
import { AccountsForm } from './accounts.form';
import { ChartAlert } from './chart.alert';
import { DimensionsTable } from './dimensions.table';

/**
 * The settings of an accounting program: which program decides number, OCR number and due date; accounts, cost centres and
 * projects.
 */
export default function AccountingScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useAccountingSettings(id)}>
      {(settings) => {
        const { name } = settings.integration;
        return isAccountingName(name) ? <Accounting key={id} name={name} settings={settings} /> : null;
      }}
    </QueryContent>
  );
}

const Accounting = ({ name, settings }: { name: AccountingName; settings: AccountingSettings }) => {
  const { integration, accounts, dimensions } = settings;
  const chart = useAccountingChart(integration.id);
  return (
    <PageFrame
      title={integration.description}
      breadcrumb={[
        { title: accountingTexts.integrations, link: routes.integration.overview() },
        { title: integration.description, link: null },
      ]}
      status={integration.is_simulated && <ToneTag tone="purple">{integrationTexts.simulated}</ToneTag>}
      facts={[
        integrationLabel[name],
        integration.service_company && accountingTexts.connectedTo(integration.service_company),
      ]}
    >
      <ChartAlert name={name} chart={chart} />
      <DecidersSection name={name} decides={settings.decides} />
      <Section title={accountingTexts.accounts}>
        <p className="h-muted set-accounting__intro">{accountingTexts.accountsText(name)}</p>
        <AccountsForm id={integration.id} name={name} accounts={accounts} chart={chart.data} />
      </Section>
      <DimensionsTable id={integration.id} name={name} rows={dimensions} chart={chart.data} />
    </PageFrame>
  );
};

const DecidersSection = ({
  name,
  decides: { number, ocr, due_date },
}: {
  name: AccountingName;
  decides: AccountingSettings['decides'];
}) => (
  <Section title={accountingTexts.decides}>
    <p className="h-muted set-accounting__intro">{accountingTexts.decidesText(name)}</p>
    <DescriptionList
      items={[
        { label: accountingTexts.facts.number, value: accountingTexts.decider(number, name) },
        {
          label: accountingTexts.facts.ocr,
          value:
            ocr === 'SERVICE' ? accountingTexts.ocrFromProgram(name) : accountingTexts.decider(ocr, name),
        },
        { label: accountingTexts.facts.dueDate, value: accountingTexts.decider(due_date, name) },
      ]}
    />
  </Section>
);
