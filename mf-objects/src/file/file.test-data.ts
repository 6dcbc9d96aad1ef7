import type { FileRow } from '@husrum/contract/file';

export const makeFile = (overrides: Partial<FileRow> = {}): FileRow => ({
  id: 11,
  name: 'scan.pdf',
  alias: 'Hyresavtal.pdf',
  notice: 'Undertecknat',
  size: 1_500_000,
  mimetype: 'application/pdf',
  orphan: false,
  related: { title: 'Kv. Eken', link: '/entity/6' },
  fileable_type: 'entity',
  fileable_id: 6,
  fileable: { id: 6, name: 'Kv. Eken' },
  created_at: '2026-11-02T08:00:00.000Z',
  ...overrides,
});
