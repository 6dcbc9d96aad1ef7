import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { type AddonDetail, addonTypeLabel } from '@husrum/contract/addon';
import { routes } from '@husrum/contract/routes';
import { percent } from '@husrum/format';
import { useGo, useRouteId } from '@husrum/platform';
import { Loaded, Money, PageFrame, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useAddon } from './addon.queries';
import { leasesCount, texts } from './addon.texts';
import { AddonLeases } from './addon-leases';
import { useRemoveAddon } from './use-remove-addon';

export default function AddonDetailScreen() {
  return (
    <Loaded query={useAddon(useRouteId())}>{(addon) => <AddonPage key={addon.id} addon={addon} />}</Loaded>
  );
}

const AddonPage = ({ addon }: { addon: AddonDetail }) => {
  const { id, name, type, fee, tax_rate, leases_count, breadcrumb } = addon;
  const go = useGo();
  const remove = useRemoveAddon(() => go(routes.addon.overview(), { replace: true }));
  return (
    <PageFrame
      title={name}
      breadcrumb={breadcrumb}
      status={<ToneTag tone={type === 'DEDUCTION' ? 'gold' : 'blue'}>{addonTypeLabel[type]}</ToneTag>}
      facts={[
        <Money key="fee" value={fee} per="/avi" />,
        `moms ${percent(tax_rate)}`,
        leasesCount(leases_count),
      ]}
      actions={
        <Button icon={<EditOutlined />} onClick={() => go(routes.addon.edit({ id }))}>
          {texts.edit}
        </Button>
      }
      more={[
        {
          key: 'remove',
          label: texts.remove,
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => void remove(addon),
        },
      ]}
    >
      <AddonLeases addon={addon} />
    </PageFrame>
  );
};
