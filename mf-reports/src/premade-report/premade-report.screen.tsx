import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { PageFrame, PageTabs, useUrlTab } from '@husrum/ui';
import { ExportsTable } from '../report-export/exports-table';
import { SavedReports } from '../saved-report/saved-reports';
import { PremadeCards } from './premade-cards';
import { premadeReportTexts } from './premade-report.texts';

const tabs = ['premade', 'saved', 'exports'] as const;

export default function PremadeReportScreen() {
  const [tab] = useUrlTab(tabs);
  return (
    <PageFrame
      title={premadeReportTexts.title}
      facts={[premadeReportTexts.intro]}
      actions={<PageButton to={routes.report.create()}>{premadeReportTexts.build}</PageButton>}
      tabs={
        <PageTabs
          label={premadeReportTexts.tabs}
          current={tab}
          tabs={tabs.map((key) => ({ key, title: premadeReportTexts[key] }))}
        />
      }
    >
      {tab === 'premade' && <PremadeCards />}
      {tab === 'saved' && <SavedReports />}
      {tab === 'exports' && <ExportsTable />}
    </PageFrame>
  );
}
