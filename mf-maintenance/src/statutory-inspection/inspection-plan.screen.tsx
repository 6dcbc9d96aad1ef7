import './inspection-plan.css';
import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import { routes } from '@husrum/contract/routes';
import { type InspectionPlanRow, PLAN_YEARS } from '@husrum/contract/statutory-inspection';
import { formatEntityName, today } from '@husrum/format';
import { DateText, Money, PageFrame, Section, ToneTag } from '@husrum/ui';
import { Select, selectAllowClear } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { useState } from 'react';
import { useCompanyOptions } from '../company/company.queries';
import { downloadPlan, type PlanSelection, useInspectionPlan } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';
import { InspectionYears } from './inspection-years';
import { PlanProgress } from './plan-progress';

const texts = inspectionTexts.planPage;

const sortable = ['day', 'budget', 'cost'] as const;

const columns: readonly Column<InspectionPlanRow, (typeof sortable)[number]>[] = [
  {
    key: 'day',
    title: texts.day,
    sort: 'day',
    noWrap: true,
    render: ({ kind, day, overdue, done }) => (
      <span>
        <DateText value={day} />{' '}
        {overdue && <ToneTag tone="red">{texts.overdue[kind === null ? 'activity' : 'inspection']}</ToneTag>}
        {done && <ToneTag tone="green">{texts.done}</ToneTag>}
      </span>
    ),
  },
  {
    key: 'title',
    title: texts.rowTitle,
    main: true,
    wrap: true,
    render: ({ title }) => title,
  },
  {
    key: 'entity',
    title: texts.entity,
    wrap: true,
    render: ({ entity, company }) => (entity ? formatEntityName(entity) : company.name),
  },
  {
    key: 'source',
    title: texts.source,
    wrap: true,
    hideOnMobile: true,
    render: ({ source }) => <span className="h-muted">{source ?? texts.activity}</span>,
  },
  {
    key: 'budget',
    title: texts.budget,
    sort: 'budget',
    numeric: true,
    render: ({ budget }) => (budget === null ? null : <Money value={budget} />),
  },
  {
    key: 'cost',
    title: texts.cost,
    sort: 'cost',
    numeric: true,
    render: ({ cost }) => (cost === null ? null : <Money value={cost} />),
  },
];

const getRowLink = ({ kind, entity, installation_id, maintenance_id }: InspectionPlanRow): string => {
  if (kind !== null && entity !== null)
    return routes.inspection.requirement(
      { id: entity.id, kind },
      installation_id === null ? {} : { installation: installation_id },
    );
  return maintenance_id === null
    ? routes.inspection.overview()
    : routes.maintenance.detail({ id: maintenance_id });
};
const getRowKey = ({ day, kind, entity, maintenance_id, title }: InspectionPlanRow): string =>
  [day, kind, entity?.id, maintenance_id, title].join(' ');

const getThisYear = () => Number(today(new Date()).slice(0, 4));

export default function InspectionPlanScreen() {
  const table = useUrlTable({
    path: routes.inspection.plan(),
    sortable,
    filters: { year: 'number', company_id: 'number' },
  });
  const { year = getThisYear(), company_id } = table.filters;
  const query = useInspectionPlan({ ...table.query, year });
  const companies = useCompanyOptions();
  const selection = { year, company_id };
  return (
    <PageFrame
      title={texts.title}
      breadcrumb={[
        { title: inspectionTexts.title, link: routes.inspection.overview() },
        { title: texts.title, link: null },
      ]}
      actions={
        <>
          <DownloadButton format="pdf" selection={selection} />
          <DownloadButton format="xlsx" selection={selection} />
        </>
      }
    >
      <div className="m-plan__filters">
        <Select<number>
          aria-label={texts.year}
          value={year}
          options={Array.from({ length: PLAN_YEARS }, (_, offset) => getThisYear() + offset).map((value) => ({
            value,
            label: String(value),
          }))}
          onChange={(value) => table.setFilter('year', value)}
        />
        <Select<number>
          aria-label={texts.company}
          placeholder={texts.allCompanies}
          value={company_id}
          allowClear={selectAllowClear}
          options={companies}
          onChange={(value: number | undefined) => table.setFilter('company_id', value)}
        />
      </div>
      <Section title={texts.rows(year)} extra={query.isPending && <PlanProgress />} flush>
        <UrlTable
          table={table}
          query={query}
          columns={columns}
          rowKey={getRowKey}
          rowLink={getRowLink}
          label={texts.rows(year)}
          totals={{
            title: texts.sum(year),
            budget: <Money value={query.data?.budget ?? 0} />,
            cost: <Money value={query.data?.cost ?? 0} />,
          }}
          empty={{ title: texts.none, text: texts.noneText }}
        />
      </Section>
      <InspectionYears companyId={company_id} />
    </PageFrame>
  );
}

const DownloadButton = ({ format, selection }: { format: 'pdf' | 'xlsx'; selection: PlanSelection }) => {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    await downloadPlan(format, selection);
    setIsLoading(false);
  };
  return (
    <Button
      icon={format === 'pdf' ? <FilePdfOutlined /> : <FileExcelOutlined />}
      loading={isLoading}
      onClick={() => void download()}
    >
      {texts[format]}
    </Button>
  );
};
