import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import type { Company } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { Panel, useGo, useRouteId } from '@husrum/platform';
import { Loaded, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useCompany } from './company.queries';
import { invoicingTexts } from './company.texts';
import { CompanyBoxes } from './company-boxes';
import { CompanyChildren } from './company-children';
import { CompanyInformationModal } from './company-information.modal';
import { useRemoveCompany } from './use-remove-company';

export default function CompanyDetailScreen() {
  const id = useRouteId();
  return (
    <Loaded query={useCompany(id)}>
      {(company) => <CompanyDetail key={company.id} company={company} />}
    </Loaded>
  );
}

const CompanyDetail = ({ company }: { company: Company }) => {
  const { id, name, organisation_number, address, city, breadcrumb } = company;
  const go = useGo();
  const remove = useRemoveCompany(company);
  const [informed, setInformed] = useState(false);
  return (
    <PageFrame
      title={name}
      breadcrumb={breadcrumb}
      facts={[organisation_number, `${address}, ${city}`]}
      boxes={<CompanyBoxes company={company} />}
      actions={
        <>
          <Button icon={<MailOutlined />} onClick={() => go(routes.contact.write({ type: 'company', id }))}>
            Kontakta
          </Button>
          <Button icon={<SettingOutlined />} onClick={() => go(routes.company.invoicing({ id }))}>
            {invoicingTexts.title}
          </Button>
          <Button icon={<EditOutlined />} onClick={() => go(routes.company.edit({ id }))}>
            Redigera
          </Button>
        </>
      }
      more={[
        {
          key: 'information',
          label: 'Information',
          icon: <InfoCircleOutlined />,
          onClick: () => setInformed(true),
        },
        {
          key: 'remove',
          label: 'Ta bort',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => void remove(),
        },
      ]}
    >
      <CompanyChildren companyId={id} />
      <Panel name="files.of" type="company" id={id} />
      <CompanyInformationModal company={company} open={informed} onClose={() => setInformed(false)} />
    </PageFrame>
  );
};
