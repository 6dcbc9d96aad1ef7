import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { type AddonDetail, addonCalls, addonTypeLabel } from '@husrum/contract/addon';
import { routes } from '@husrum/contract/routes';
import { formatPercent } from '@husrum/format';
import { useAppNavigate, useRouteId } from '@husrum/platform';
import { Money, PageFrame, QueryContent, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { leaseTexts } from '../../lease/lease.texts';
import { useAddon } from './addon.queries';
import { addonTexts } from './addon.texts';
import { AddonLeases } from './addon-leases';
import { useRemoveAddon } from './use-remove-addon';

export default function AddonDetailScreen() {
  return (
    <QueryContent query={useAddon(useRouteId())}>
      {(addon) => <AddonPage key={addon.id} addon={addon} />}
    </QueryContent>
  );
}

const AddonPage = ({ addon }: { addon: AddonDetail }) => {
  const { id, name, type, fee, tax_rate, leases_count, breadcrumb } = addon;
  const navigate = useAppNavigate();
  const remove = useRemoveAddon(() => navigate(routes.addon.overview(), { replace: true }));
  return (
    <PageFrame
      title={name}
      breadcrumb={breadcrumb}
      status={<ToneTag tone={type === 'DEDUCTION' ? 'gold' : 'blue'}>{addonTypeLabel[type]}</ToneTag>}
      facts={[
        <Money key="fee" value={fee} per={addonTexts.perInvoice} />,
        addonTexts.vatRate(formatPercent(tax_rate)),
        leaseTexts.count(leases_count),
      ]}
      actions={
        <Button
          call={addonCalls.update}
          icon={<EditOutlined />}
          onClick={() => navigate(routes.addon.edit({ id }))}
        >
          {addonTexts.edit}
        </Button>
      }
      menuActions={[
        {
          key: 'remove',
          call: addonCalls.remove,
          label: addonTexts.remove,
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
