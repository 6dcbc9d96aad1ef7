import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type EntityRow, entityCalls } from '@husrum/contract/entity';
import { importCalls } from '@husrum/contract/import';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate, useCan } from '@husrum/platform';
import { PageFrame, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, type FilterKinds, type ListQuery, type TableState, UrlTable } from '@husrum/ui/data';
import type { ReactNode } from 'react';
import { useIsTreeEmpty } from '../entity-tree/entity-tree.queries';
import { EntityTreeButton } from '../entity-tree/entity-tree-button';
import { EntityTreeLayout } from '../entity-tree/entity-tree-layout';
import { importTexts } from '../import/import.texts';
import { ImportButton } from '../import/import-button';
import type { EntitySort } from './entity.columns';
import { entityTexts } from './entity.texts';
import { SelectParentModal } from './select-parent.modal';

interface Props<F extends FilterKinds> {
  title: string;
  table: TableState<EntitySort, F>;
  query: ListQuery<EntityRow>;
  columns: readonly Column<EntityRow, EntitySort>[];
  /** All columns, also those that the user has hidden. */
  sortColumns: readonly Column<EntityRow, EntitySort>[];
  /** The menu of columns and saved views, on a page whose `filter` does not contain it. */
  menu?: ReactNode;
  empty: { title: string; text?: string };
  filter?: ReactNode;
}

/** `?skapa=objekt` opens the first step of creating an object. A command in the shell links to it. */
const CREATE = 'objekt';

/** A page with a list of objects, and a button to create one. */
export function EntityList<F extends FilterKinds>({
  title,
  table,
  query,
  columns,
  sortColumns,
  menu,
  empty,
  filter,
}: Props<F>) {
  const navigate = useAppNavigate();
  const [creating, setCreating] = useUrlState('skapa');
  const can = useCan();
  const create = (
    <Button
      call={entityCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => setCreating(CREATE)}
    >
      {entityTexts.create}
    </Button>
  );
  // A list of one type can be empty although there are other objects.
  const isTreeEmpty = useIsTreeEmpty(
    query.data?.total === 0 && !query.isPlaceholderData && !table.isFiltered,
  );
  return (
    <EntityTreeLayout>
      <PageFrame
        title={title}
        actions={
          <>
            {!isTreeEmpty && <EntityTreeButton />}
            {menu}
            {create}
          </>
        }
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
          sortColumns={sortColumns}
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
        <SelectParentModal
          open={creating === CREATE && can(entityCalls.create)}
          onClose={() => setCreating(undefined, { replace: true })}
        />
      </PageFrame>
    </EntityTreeLayout>
  );
}
