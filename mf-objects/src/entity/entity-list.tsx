import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type EntityRow, entityCalls } from '@husrum/contract/entity';
import { importCalls } from '@husrum/contract/import';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, type FilterKinds, type ListQuery, type TableState, UrlTable } from '@husrum/ui/data';
import { type ReactNode, useState } from 'react';
import { importTexts } from '../import/import.texts';
import { ImportButton } from '../import/import-button';
import { type EntitySort, entityColumns } from './entity.columns';
import { entityTexts } from './entity.texts';
import { SelectParentModal } from './select-parent.modal';

interface Props<F extends FilterKinds> {
  title: string;
  table: TableState<EntitySort, F>;
  query: ListQuery<EntityRow>;
  columns?: readonly Column<EntityRow, EntitySort>[];
  empty: { title: string; text?: string };
  filter?: ReactNode;
}

/** A page with a list of objects, and a button to create one. */
export function EntityList<F extends FilterKinds>({
  title,
  table,
  query,
  columns = entityColumns,
  empty,
  filter,
}: Props<F>) {
  const navigate = useAppNavigate();
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button
      call={entityCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => setIsCreating(true)}
    >
      {entityTexts.create}
    </Button>
  );
  return (
    <PageFrame
      title={title}
      actions={create}
      menuActions={[
        {
          key: 'import',
          label: importTexts.title,
          icon: <FileExcelOutlined />,
          call: importCalls.run,
          onClick: () => navigate(routes.import.create()),
        },
      ]}
    >
      {filter}
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.entity.detail({ id: row.id })}
        label={title}
        empty={{
          ...empty,
          actions: (
            <>
              {create}
              <ImportButton />
            </>
          ),
        }}
      />
      <SelectParentModal open={isCreating} onClose={() => setIsCreating(false)} />
    </PageFrame>
  );
}
