import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type EntityRow, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, type FilterKinds, type ListQuery, type TableState, UrlTable } from '@husrum/ui/data';
import { type ReactNode, useState } from 'react';
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
    <PageFrame title={title} actions={create}>
      {filter}
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.entity.detail({ id: row.id })}
        label={title}
        empty={{ ...empty, actions: create }}
      />
      <SelectParentModal open={isCreating} onClose={() => setIsCreating(false)} />
    </PageFrame>
  );
}
