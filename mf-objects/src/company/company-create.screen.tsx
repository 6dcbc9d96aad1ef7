import { busEvent } from '@husrum/contract/bus';
import { companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { CompanyFields, emptyCompany } from './company.fields';
import { companyTexts } from './company.texts';

export default function CompanyCreateScreen() {
  const navigate = useAppNavigate();
  const save = useApiMutation(companyCalls.create, {
    publish: ({ company }) => [busEvent('company.created', { companyId: company.id })],
    successMessage: ({ company }) => companyTexts.created(company.name),
    onSuccess: ({ company }) => navigate(routes.company.detail({ id: company.id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={companyTexts.create}
      breadcrumb={[
        { title: companyTexts.title, link: routes.company.overview() },
        { title: companyTexts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={companyCalls.create.body}
          initialValues={{ company: emptyCompany }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={companyTexts.create}
          onCancel={() => navigate(routes.company.overview())}
          draftKey="company.create"
        >
          <CompanyFields prefix="company." />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}
