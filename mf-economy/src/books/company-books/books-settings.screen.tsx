import './company-books.css';
import { busEvent } from '@husrum/contract/bus';
import { type BooksSettings, companyBooksCalls } from '@husrum/contract/company-books';
import { routes } from '@husrum/contract/routes';
import {
  DateField,
  FieldGrid,
  FormSection,
  NumberField,
  SchemaForm,
  SelectField,
  SwitchField,
  TextField,
} from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section } from '@husrum/ui';
import { booksSettingsTexts } from './books-settings.texts';
import { useBooksSettings } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';
import { CostCentres } from './cost-centres';
import { IncomeAccountsFields } from './income-accounts.fields';

const monthOptions = booksSettingsTexts.months.map((label, index) => ({ value: index + 1, label }));

/** How a company keeps its books: its fiscal year, when income is booked, and on which accounts and cost centres. */
export default function BooksSettingsScreen() {
  return (
    <QueryContent query={useBooksSettings(useRouteId())}>
      {(settings) => <EditSettings key={settings.company.id} settings={settings} />}
    </QueryContent>
  );
}

const EditSettings = ({ settings: { company, ...settings } }: { settings: BooksSettings }) => {
  const navigate = useAppNavigate();
  const back = routes.companyBooks.overview({}, { company_id: company.id });
  const save = useApiMutation(companyBooksCalls.saveSettings, {
    publish: () => [busEvent('companyBooks.changed', { companyId: company.id })],
    successMessage: booksSettingsTexts.saved,
    onSuccess: () => navigate(back),
  });
  return (
    <PageFrame
      title={booksSettingsTexts.title(company.name)}
      breadcrumb={[
        { title: companyBooksTexts.title, link: back },
        { title: booksSettingsTexts.short, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={companyBooksCalls.saveSettings.body}
          call={companyBooksCalls.saveSettings}
          initialValues={settings}
          onSubmit={(body) => save.mutateAsync({ params: { id: company.id }, body })}
          submitLabel={booksSettingsTexts.save}
          onCancel={() => navigate(back)}
        >
          <p className="h-muted">{booksSettingsTexts.lead}</p>
          <FormSection title={booksSettingsTexts.year}>
            <FieldGrid>
              <SelectField
                name="fiscal_year_start"
                placeholder={booksSettingsTexts.noYear}
                options={monthOptions}
                hint={booksSettingsTexts.yearHint}
              />
              <TextField name="voucher_series" hint={booksSettingsTexts.seriesHint} />
            </FieldGrid>
          </FormSection>
          <FormSection title={booksSettingsTexts.method}>
            <SwitchField name="accrues" hint={booksSettingsTexts.accruesHint} />
            <FieldGrid>
              <DateField name="cash_from" hint={booksSettingsTexts.cashHint} />
              <DateField name="cash_until" hint={booksSettingsTexts.cashUntilHint} />
            </FieldGrid>
          </FormSection>
          <FormSection title={booksSettingsTexts.accounts}>
            <p className="h-muted">{booksSettingsTexts.accountsLead}</p>
            <IncomeAccountsFields />
            <FieldGrid>
              <NumberField
                name="voluntary_vat_account"
                decimals={0}
                useGrouping={false}
                hint={booksSettingsTexts.vatHint}
              />
            </FieldGrid>
          </FormSection>
        </SchemaForm>
      </Section>
      <CostCentres companyId={company.id} />
    </PageFrame>
  );
};
