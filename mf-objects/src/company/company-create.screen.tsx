import { busEvent } from '@husrum/contract/bus';
import { companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { SchemaForm } from '@husrum/forms';
import { useGo, useSave } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { CompanyFields, newCompany } from './company.fields';
import { texts } from './company.texts';

export default function CompanyCreateScreen() {
  const go = useGo();
  const save = useSave(companyCalls.create, {
    publish: ({ company }) => [busEvent('company.created', { companyId: company.id })],
    success: ({ company }) => texts.created(company.name),
    onDone: ({ company }) => go(routes.company.detail({ id: company.id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={texts.create}
      breadcrumb={[
        { title: texts.title, link: routes.company.overview() },
        { title: texts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={companyCalls.create.body}
          initial={{ company: newCompany }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={texts.create}
          onCancel={() => go(routes.company.overview())}
          draftKey="company.create"
        >
          <CompanyFields prefix="company." />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}
