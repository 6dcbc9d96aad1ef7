import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { importTexts } from './import.texts';

/** Opens the import. It is shown where a list is empty, beside the button that creates the first row by hand. */
export const ImportButton = () => (
  <PageButton to={routes.import.create()} icon={<FileExcelOutlined />}>
    {importTexts.title}
  </PageButton>
);
