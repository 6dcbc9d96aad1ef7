import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { useAccountStats } from './frame.queries';
import { frameTexts } from './frame.texts';

/** Share of the storage in percent from which the user is warned (product spec §9). */
const WARNING_PERCENT = 90;

export const StorageWarning = () => {
  const { data } = useAccountStats();
  if (data === undefined || data.storage_percent < WARNING_PERCENT) return null;
  return (
    <AppLink to={routes.file.overview()} className="s-storage">
      <WarningOutlined />
      {frameTexts.storageWarning}
    </AppLink>
  );
};
