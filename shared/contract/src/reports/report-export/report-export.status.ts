export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportFormatLabel: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  xlsx: 'Excel',
  pdf: 'PDF',
};

export const exportStatuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const exportStatusLabel: Readonly<Record<ExportStatus, string>> = {
  QUEUED: 'Väntar',
  RUNNING: 'Skapas',
  DONE: 'Klar',
  FAILED: 'Misslyckad',
  CANCELLED: 'Avbruten',
};

export const isExportActive = (status: ExportStatus): boolean => status === 'QUEUED' || status === 'RUNNING';
