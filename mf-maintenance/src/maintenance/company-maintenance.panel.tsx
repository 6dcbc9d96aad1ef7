import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { maintenanceTexts } from './maintenance.texts';
import { MaintenanceList } from './maintenance-list';

export default function CompanyMaintenancePanel({ companyId }: PanelProps['company.maintenance']) {
  return (
    <MaintenanceList
      key={companyId}
      title={panels['company.maintenance'].title}
      filter={{ company_id: companyId }}
      owner={{ type: 'company', id: companyId }}
      extra={
        <PageButton to={routes.maintenance.costs({}, { company_id: companyId })}>
          {maintenanceTexts.costs}
        </PageButton>
      }
    />
  );
}
