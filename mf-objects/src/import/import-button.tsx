import FileExcelOutlined from '@ant-design/icons/es/icons/FileExcelOutlined';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { importTexts } from './import.texts';

/** A button to the import. It stands beside the button that creates one row, where a list is empty. */
export const ImportButton = () => (
  <PageButton to={routes.import.create()} icon={<FileExcelOutlined />}>
    {importTexts.title}
  </PageButton>
);
