import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import {
  type AccountingChart,
  type AccountingDimensionRow,
  type AccountingName,
  accountingCalls,
} from '@husrum/contract/accounting';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { EmptyState, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { accountingTexts } from './accounting.texts';
import { DimensionModal } from './dimension.modal';

const { columns: titles } = accountingTexts;

interface Props {
  id: number;
  name: AccountingName;
  rows: readonly AccountingDimensionRow[];
  /** It is undefined while it loads and when it cannot be read. */
  chart: AccountingChart | undefined;
}

const formatDimension = (
  dimensions: AccountingChart['projects'] | undefined,
  code: string | null,
): string => {
  if (code === null) return '–';
  const match = dimensions?.find((dimension) => dimension.code === code);
  return match === undefined ? code : accountingTexts.dimension(code, match.name);
};

/** Cost centre and project of each company of the connection, and of the objects that have their own. */
export const DimensionsTable = ({ id, name, rows, chart }: Props) => {
  const [edited, setEdited] = useState<AccountingDimensionRow | 'new'>();
  const columns: Column<AccountingDimensionRow>[] = [
    {
      key: 'name',
      title: titles.name,
      wrap: true,
      render: (row) => (
        <>
          {row.name}
          <br />
          <span className="h-muted">
            {row.company === null ? accountingTexts.company : accountingTexts.objectOf(row.company)}
          </span>
        </>
      ),
    },
    {
      key: 'cost_center',
      title: titles.costCenter,
      render: ({ cost_center }) => formatDimension(chart?.cost_centers, cost_center),
    },
    {
      key: 'project',
      title: titles.project,
      render: ({ project }) => formatDimension(chart?.projects, project),
    },
  ];
  return (
    <Section
      flush={rows.length > 0}
      title={accountingTexts.dimensions}
      extra={
        rows.length > 0 && (
          <Button
            call={accountingCalls.updateDimension}
            icon={<PlusOutlined />}
            disabled={chart === undefined}
            onClick={() => setEdited('new')}
          >
            {accountingTexts.addObject}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          kind="nothing"
          compact
          title={accountingTexts.noCompanies}
          text={accountingTexts.noCompaniesText}
          actions={<PageButton to={routes.company.overview()}>{accountingTexts.toCompanies}</PageButton>}
        />
      ) : (
        <>
          <p className="h-muted set-accounting__text">{accountingTexts.dimensionsText(name)}</p>
          <DataTable
            label={accountingTexts.dimensions}
            columns={columns}
            rows={rows}
            rowKey={({ type, id: rowId }) => `${type} ${rowId}`}
            actions={(row) => [
              {
                key: 'edit',
                label: accountingTexts.edit,
                icon: <EditOutlined />,
                call: accountingCalls.updateDimension,
                disabled: chart === undefined,
                onClick: () => setEdited(row),
              },
            ]}
          />
        </>
      )}
      {edited !== undefined && chart && (
        <DimensionModal
          integrationId={id}
          name={name}
          row={edited === 'new' ? undefined : edited}
          chart={chart}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
};
