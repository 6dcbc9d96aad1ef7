import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { today } from '@husrum/format';
import { DateField, FieldGrid, MonthField, SchemaForm, SelectField } from '@husrum/forms';
import { downloadFile, notify, PageButton, publish } from '@husrum/platform';
import { EmptyState, ModalForm, QueryContent, RowsSkeleton, UnsavedChangesPromptContext } from '@husrum/ui';
import { Radio } from '@husrum/ui/choice';
import { useState } from 'react';
import { type Company, useCompanyList } from '../../company/company.queries';
import { LockOffer } from '../company-books/lock-offer';
import { fetchSieFile } from './bookkeeping-export.queries';
import {
  type ExportPeriod,
  type ExportRequest,
  type ExportValues,
  exportPeriods,
  toExportRequest,
  toInitialExport,
} from './bookkeeping-export.rules';
import { getExportSchema } from './bookkeeping-export.schema';
import { bookkeepingExportTexts } from './bookkeeping-export.texts';
import { BookkeepingExportFormPreview } from './bookkeeping-export-preview';

interface Props {
  /** The company to preselect. */
  companyId: number | undefined;
  onClose: () => void;
}

const NoCompanies = () => (
  <EmptyState
    kind="nothing"
    compact
    title={bookkeepingExportTexts.noCompanies}
    text={bookkeepingExportTexts.noCompaniesText}
    actions={<PageButton to={routes.company.create()}>{bookkeepingExportTexts.createCompany}</PageButton>}
  />
);

/** The only company, or the given one if it exists. */
const preselectCompany = (
  companies: readonly Company[],
  companyId: number | undefined,
): number | undefined =>
  companies.length === 1 ? companies[0]?.id : companies.find(({ id }) => id === companyId)?.id;

const ExportForm = ({ companies, companyId, onClose }: Props & { companies: readonly Company[] }) => {
  const [period, setPeriod] = useState<ExportPeriod>('MONTH');
  /** What the last fetched file has. */
  const [fetched, setFetched] = useState<ExportRequest>();
  const download = async (values: ExportValues) => {
    const request = toExportRequest(period, values);
    if (request === undefined) return;
    // It is fetched first: a refusal is shown in the form instead of a toast.
    const file = await fetchSieFile(request);
    await downloadFile(() => Promise.resolve(file));
    publish(busEvent('companyBooks.changed', { companyId: request.params.id }));
    notify.success(bookkeepingExportTexts.fetched(file.name));
    setFetched(request);
  };
  return (
    <SchemaForm<ExportValues>
      schema={getExportSchema(period)}
      initialValues={toInitialExport(preselectCompany(companies, companyId), today(new Date()))}
      onSubmit={download}
      onCancel={onClose}
      submitLabel={bookkeepingExportTexts.submit}
      showServerMessage
    >
      <p>{bookkeepingExportTexts.help}</p>
      <SelectField
        name="company_id"
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Radio.Group
        aria-label={bookkeepingExportTexts.period}
        options={exportPeriods.map((value) => ({ value, label: bookkeepingExportTexts.periods[value] }))}
        value={period}
        onChange={(event) => setPeriod(event.target.value)}
      />
      {period === 'MONTH' ? (
        <MonthField name="month" />
      ) : (
        <FieldGrid>
          <DateField name="from" />
          <DateField name="to" hint={bookkeepingExportTexts.oneFiscalYear} />
        </FieldGrid>
      )}
      {fetched && <LockOffer companyId={fetched.params.id} {...fetched.query} />}
      <BookkeepingExportFormPreview period={period} />
    </SchemaForm>
  );
};

/** The form saves nothing: leaving it loses no work. */
const promptNever = () => undefined;

/** Chooses a company and a period, shows what the SIE file contains, and downloads it. */
export default function BookkeepingExportModal({ companyId, onClose }: Props) {
  return (
    <ModalForm title={bookkeepingExportTexts.title} open onClose={onClose} width={640}>
      <QueryContent query={useCompanyList()} skeleton={<RowsSkeleton rows={3} />} compact>
        {(companies) =>
          companies.length === 0 ? (
            <NoCompanies />
          ) : (
            <UnsavedChangesPromptContext value={promptNever}>
              <ExportForm companies={companies} companyId={companyId} onClose={onClose} />
            </UnsavedChangesPromptContext>
          )
        }
      </QueryContent>
    </ModalForm>
  );
}
