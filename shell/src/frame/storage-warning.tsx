import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { useBusinessStatistics } from './frame.queries';
import { frameTexts } from './frame.texts';

/** The user is warned from this used share of the storage, in percent (product spec §9). */
const WARNING_PERCENT = 90;

export const StorageWarning = () => {
  const { data } = useBusinessStatistics();
  if (data === undefined || data.storage_percent < WARNING_PERCENT) return null;
  return (
    <AppLink to={routes.file.overview()} className="s-storage" aria-label={frameTexts.fileStorageAlmostFull}>
      <WarningOutlined />
      <span className="s-storage__text">{frameTexts.fileStorageAlmostFull}</span>
    </AppLink>
  );
};
