import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { PageButton, Panel, useAppNavigate, useHasPage, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useCompany } from './company.queries';
import { companyTexts } from './company.texts';
import { CompanyChildren } from './company-children';
import { CompanyDetailCards } from './company-detail-cards';
import { CompanyInformationModal } from './company-information.modal';
import { invoicingTexts } from './invoicing.texts';
import { useRemoveCompany } from './use-remove-company';

export default function CompanyDetailScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useCompany(id)}>
      {(company) => <CompanyDetail key={company.id} company={company} />}
    </QueryContent>
  );
}

const CompanyDetail = ({ company }: { company: Company }) => {
  const { id, name, organisation_number, address, city, breadcrumb } = company;
  const navigate = useAppNavigate();
  const remove = useRemoveCompany(company);
  const bookkeepingExportLink = routes.economy.overview({}, { skapa: 'sie', company: id });
  // The page belongs to another remote, which may not be released yet.
  const hasBookkeepingExport = useHasPage(bookkeepingExportLink);
  const [isInformationOpen, setIsInformationOpen] = useState(false);
  return (
    <PageFrame
      title={name}
      breadcrumb={breadcrumb}
      facts={[organisation_number, `${address}, ${city}`]}
      statistics={<CompanyDetailCards company={company} />}
      actions={
        <>
          <PageButton icon={<MailOutlined />} to={routes.contact.write({ type: 'company', id })}>
            {companyTexts.contact}
          </PageButton>
          <Button icon={<SettingOutlined />} onClick={() => navigate(routes.company.invoicing({ id }))}>
            {invoicingTexts.title}
          </Button>
          <Button
            call={companyCalls.update}
            icon={<EditOutlined />}
            onClick={() => navigate(routes.company.edit({ id }))}
          >
            {companyTexts.edit}
          </Button>
        </>
      }
      menuActions={[
        {
          key: 'information',
          label: companyTexts.information,
          icon: <InfoCircleOutlined />,
          onClick: () => setIsInformationOpen(true),
        },
        ...(hasBookkeepingExport
          ? [
              {
                key: 'bookkeeping',
                call: bookkeepingExportCalls.file,
                label: companyTexts.exportBookkeeping,
                icon: <DownloadOutlined />,
                onClick: () => navigate(bookkeepingExportLink),
              },
            ]
          : []),
        {
          key: 'remove',
          call: companyCalls.remove,
          label: companyTexts.remove,
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => void remove(),
        },
      ]}
    >
      <CompanyChildren companyId={id} />
      <Panel name="company.maintenance" companyId={id} />
      <Panel name="files.of" type="company" id={id} />
      <CompanyInformationModal
        company={company}
        open={isInformationOpen}
        onClose={() => setIsInformationOpen(false)}
      />
    </PageFrame>
  );
};
