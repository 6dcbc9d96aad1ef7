import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { fileColumns, fileSortable } from './file.columns';
import { useFiles } from './file.queries';
import { fileTexts } from './file.texts';
import { useFileActions } from './use-file-actions';

export default function FileOverviewScreen() {
  const { actions, modal } = useFileActions();
  const table = useUrlTable({ path: routes.file.overview(), sortable: fileSortable });
  const query = useFiles(table.query);
  return (
    <PageFrame title={fileTexts.title}>
      <UrlTable
        table={table}
        query={query}
        columns={fileColumns}
        rowKey={(row) => row.id}
        actions={actions}
        label={fileTexts.title}
        empty={{ title: fileTexts.none, text: fileTexts.noneText }}
      />
      {modal}
    </PageFrame>
  );
}
