import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section } from '@husrum/ui';
import { useCompany } from './company.queries';
import { companyTexts } from './company.texts';
import { InvoicingFields } from './invoicing.fields';
import { invoicingTexts } from './invoicing.texts';

export default function InvoicingScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useCompany(id)}>
      {(company) => <Invoicing key={company.id} company={company} />}
    </QueryContent>
  );
}

const Invoicing = ({ company }: { company: Company }) => {
  const navigate = useAppNavigate();
  const { id, name } = company;
  const back = routes.company.detail({ id });
  const { company_id: _companyId, ...initial } = company.invoicingconfig;
  const save = useApiMutation(companyCalls.updateInvoicingConfig, {
    publish: () => [busEvent('company.changed', { companyId: id })],
    successMessage: companyTexts.saved,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={invoicingTexts.title}
      breadcrumb={appendBreadcrumb(company, back, invoicingTexts.title)}
      facts={[name]}
    >
      <Section>
        <SchemaForm
          call={companyCalls.updateInvoicingConfig}
          schema={companyCalls.updateInvoicingConfig.body}
          initialValues={initial}
          onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
          submitLabel={invoicingTexts.save}
          onCancel={() => navigate(back)}
        >
          <InvoicingFields company={company} />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
