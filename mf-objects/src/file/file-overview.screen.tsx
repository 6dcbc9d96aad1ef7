import { listOf } from '@husrum/api-client';
import { calls, routes } from '@husrum/contract';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { useQuery } from '@tanstack/react-query';
import { fileColumns, fileSortable } from './file.columns';
import { texts } from './file.texts';
import { useFileActions } from './use-file-actions';

export default function FileOverviewScreen() {
  const { actions, modal } = useFileActions();
  const table = useUrlTable({ path: routes.file.overview(), sortable: fileSortable });
  const query = useQuery(listOf(calls.file.list, { query: table.query }));
  return (
    <PageFrame title={texts.title}>
      <UrlTable
        table={table}
        query={query}
        columns={fileColumns}
        rowKey={(row) => row.id}
        actions={actions}
        label={texts.title}
        empty={{ title: texts.none, text: texts.noneText }}
      />
      {modal}
    </PageFrame>
  );
}
