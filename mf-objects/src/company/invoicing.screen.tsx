import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section } from '@husrum/ui';
import { useCompany } from './company.queries';
import { invoicingTexts, texts } from './company.texts';
import { InvoicingFields } from './invoicing.fields';

export default function InvoicingScreen() {
  const id = useRouteId();
  return (
    <Loaded query={useCompany(id)}>{(company) => <Invoicing key={company.id} company={company} />}</Loaded>
  );
}

const Invoicing = ({ company }: { company: Company }) => {
  const go = useGo();
  const { id, name } = company;
  const back = routes.company.detail({ id });
  const { company_id: _own, ...initial } = company.invoicingconfig;
  const save = useSave(companyCalls.updateInvoicing, {
    publish: () => [busEvent('company.changed', { companyId: id })],
    success: texts.saved,
    onDone: () => go(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={invoicingTexts.title}
      breadcrumb={crumbsUnder(company, back, invoicingTexts.title)}
      facts={[name]}
    >
      <Section>
        <SchemaForm
          schema={companyCalls.updateInvoicing.body}
          initial={initial}
          onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
          submitLabel={invoicingTexts.save}
          onCancel={() => go(back)}
        >
          <InvoicingFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
