import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section } from '@husrum/ui';
import { CompanyFields } from './company.fields';
import { useCompany } from './company.queries';
import { companyTexts } from './company.texts';

export default function CompanyEditScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useCompany(id)}>
      {(company) => <EditCompany key={company.id} company={company} />}
    </QueryContent>
  );
}

const EditCompany = ({ company }: { company: Company }) => {
  const navigate = useAppNavigate();
  const { id } = company;
  const back = routes.company.detail({ id });
  const save = useApiMutation(companyCalls.update, {
    publish: () => [busEvent('company.changed', { companyId: id })],
    successMessage: companyTexts.saved,
    onSuccess: () => navigate(back, { replace: true }),
  });
  const { name, organisation_number, address, postal_code, city, country, phone, email, updated_at } =
    company;
  return (
    <PageFrame
      narrow
      title={companyTexts.editTitle(name)}
      breadcrumb={appendBreadcrumb(company, back, companyTexts.edit)}
    >
      <Section>
        <SchemaForm
          schema={companyCalls.update.body}
          initialValues={{
            id,
            name,
            organisation_number,
            address,
            postal_code,
            city,
            country,
            phone,
            email,
            updated_at,
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={companyTexts.save}
          onCancel={() => navigate(back)}
        >
          <CompanyFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
