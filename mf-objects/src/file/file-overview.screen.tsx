import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { fileColumns, fileSortable } from './file.columns';
import { useFiles } from './file.queries';
import { fileTexts } from './file.texts';
import { useFileActions } from './use-file-actions';

export default function FileOverviewScreen() {
  const { actions, modal } = useFileActions();
  const table = useUrlTable({
    path: routes.file.overview(),
    sortable: fileSortable,
    filters: { name: 'text' },
  });
  const query = useFiles(table.query);
  const view = useListView('file', table, fileColumns);
  return (
    <PageFrame title={fileTexts.title}>
      <FilterBar table={table} extra={view.menu} fields={[{ name: 'name', label: fileTexts.nameFilter }]} />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={(row) => row.id}
        actions={actions}
        label={fileTexts.title}
        empty={{ title: fileTexts.none, text: fileTexts.noneText }}
      />
      {modal}
    </PageFrame>
  );
}
