import type { FileRow } from '@husrum/contract/file';
import { AppLink, openFile } from '@husrum/platform';
import { DateText } from '@husrum/ui';
import { CellButton, type Column } from '@husrum/ui/data';
import { texts } from './file.texts';
import { fileSize } from './file-size';

export const fileSortable = ['name', 'size', 'created_at'] as const;
type FileColumn = Column<FileRow, (typeof fileSortable)[number]>;

const name: FileColumn = {
  key: 'name',
  title: 'Namn',
  sort: 'name',
  render: ({ id, alias }) => <CellButton onClick={() => void openFile(id)}>{alias}</CellButton>,
};
const notice: FileColumn = { key: 'notice', title: 'Beskrivning', render: (row) => row.notice };
const related: FileColumn = {
  key: 'related',
  title: 'Hör till',
  render: ({ related: to }) => {
    if (!to) return <span className="h-muted">{texts.orphan}</span>;
    return to.link ? <AppLink to={to.link}>{to.title}</AppLink> : to.title;
  },
};
const size: FileColumn = {
  key: 'size',
  title: 'Storlek',
  sort: 'size',
  numeric: true,
  hideOnMobile: true,
  render: (row) => fileSize(row.size),
};
const created: FileColumn = {
  key: 'created_at',
  title: 'Uppladdad',
  sort: 'created_at',
  tight: true,
  render: (row) => <DateText value={row.created_at} />,
};

export const fileColumns: readonly FileColumn[] = [name, related, notice, size, created];
/** Where it is plain what the files belong to. */
export const panelColumns: readonly FileColumn[] = [name, notice, created];
