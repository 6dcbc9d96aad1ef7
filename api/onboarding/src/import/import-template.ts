import { createXlsx, type FileResponse, type SheetColumn, XLSX_MIMETYPE } from '@husrum/api-platform';
import type { EntityType } from '@husrum/contract/entity';
import { type ImportColumn, listImportColumns } from './import.columns';
import { importTexts } from './import.texts';

const dateColumns: readonly string[] = ['start', 'stop'];

const kindOf = ({ key, example }: ImportColumn): SheetColumn['kind'] => {
  if (dateColumns.includes(key)) return 'date';
  return typeof example === 'number' ? 'number' : 'text';
};

/** The workbook to fill in: the objects with one example, and a sheet that explains each column. */
export const createImportTemplate = async (types: readonly EntityType[]): Promise<FileResponse> => {
  const columns = listImportColumns(types);
  const { explanationColumns } = importTexts;
  const bytes = await createXlsx([
    {
      name: importTexts.sheet,
      columns: columns.map((column) => ({ title: column.title, kind: kindOf(column) })),
      rows: [[columns.map(({ example }) => example ?? null)]],
    },
    {
      name: importTexts.explanations,
      columns: Object.values(explanationColumns).map((title) => ({ title, kind: 'text' })),
      rows: [
        columns.map(({ title, required, format, values }) => [title, required, format, values ?? null]),
        [[importTexts.exampleTitle, null, importTexts.example, null]],
      ],
    },
  ]);
  return { name: importTexts.templateName, mimetype: XLSX_MIMETYPE, bytes };
};
