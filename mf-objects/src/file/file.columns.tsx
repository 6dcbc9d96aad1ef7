import type { FileRow } from '@husrum/contract/file';
import { AppLink, openFile } from '@husrum/platform';
import { DateText } from '@husrum/ui';
import { CellButton, type Column } from '@husrum/ui/data';
import { fileTexts } from './file.texts';
import { formatFileSize } from './file-size';

export const fileSortable = ['name', 'size', 'created_at'] as const;
type FileColumn = Column<FileRow, (typeof fileSortable)[number]>;

const name: FileColumn = {
  key: 'name',
  title: fileTexts.columns.name,
  sort: 'name',
  render: ({ id, alias }) => <CellButton onClick={() => void openFile(id)}>{alias}</CellButton>,
};
const description: FileColumn = {
  key: 'notice',
  title: fileTexts.columns.description,
  wrap: true,
  render: (row) => row.notice,
};
const related: FileColumn = {
  key: 'related',
  title: fileTexts.columns.related,
  wrap: true,
  render: ({ related: owner }) => {
    if (!owner) return <span className="h-muted">{fileTexts.orphan}</span>;
    return owner.link ? <AppLink to={owner.link}>{owner.title}</AppLink> : owner.title;
  },
};
const size: FileColumn = {
  key: 'size',
  title: fileTexts.columns.size,
  sort: 'size',
  numeric: true,
  hideOnMobile: true,
  render: (row) => formatFileSize(row.size),
};
const created: FileColumn = {
  key: 'created_at',
  title: fileTexts.columns.uploaded,
  sort: 'created_at',
  noWrap: true,
  render: (row) => <DateText value={row.created_at} />,
};

export const fileColumns: readonly FileColumn[] = [name, related, description, size, created];
/** The columns on the page of what the files belong to: without the column that names it, and without the size. */
export const filePanelColumns: readonly FileColumn[] = [name, description, created];
