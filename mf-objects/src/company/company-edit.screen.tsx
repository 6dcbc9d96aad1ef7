import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section } from '@husrum/ui';
import { CompanyFields } from './company.fields';
import { useCompany } from './company.queries';
import { texts } from './company.texts';

export default function CompanyEditScreen() {
  const id = useRouteId();
  return (
    <Loaded query={useCompany(id)}>{(company) => <EditCompany key={company.id} company={company} />}</Loaded>
  );
}

const EditCompany = ({ company }: { company: Company }) => {
  const go = useGo();
  const { id } = company;
  const back = routes.company.detail({ id });
  const save = useSave(companyCalls.update, {
    publish: () => [busEvent('company.changed', { companyId: id })],
    success: texts.saved,
    onDone: () => go(back, { replace: true }),
  });
  const { name, organisation_number, address, postal_code, city, country, phone, email } = company;
  return (
    <PageFrame narrow title={`Redigera ${name}`} breadcrumb={crumbsUnder(company, back, 'Redigera')}>
      <Section>
        <SchemaForm
          schema={companyCalls.update.body}
          initial={{ id, name, organisation_number, address, postal_code, city, country, phone, email }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel="Spara"
          onCancel={() => go(back)}
        >
          <CompanyFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
