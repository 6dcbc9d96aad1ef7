import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { useAccountStats } from './frame.queries';

/** Percent from which the user is warned (product spec §9). */
const WARN_AT = 90;

export const StorageWarning = () => {
  const { data } = useAccountStats();
  if (data === undefined || data.storage_percent < WARN_AT) return null;
  return (
    <AppLink to={routes.file.overview()} className="s-storage">
      <WarningOutlined />
      Du börjar få ont om lagringsutrymme
    </AppLink>
  );
};
