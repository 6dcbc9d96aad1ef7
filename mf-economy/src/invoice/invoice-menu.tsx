import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import SyncOutlined from '@ant-design/icons/es/icons/SyncOutlined';
import type { MenuAction } from '@husrum/ui';
import { texts as payment } from '../payment/payment.texts';
import { texts } from './invoice.texts';
import type { Offers } from './offers.rules';
import type { useInvoiceActions } from './use-invoice-actions';

type Actions = ReturnType<typeof useInvoiceActions>;
type Entry = readonly [offered: boolean, action: MenuAction];

interface Ways {
  sendAgain: () => void;
  moveDueAt: () => void;
}

/** What is done seldom, in the order in which it gets more serious. */
export const invoiceMenu = (offers: Offers, actions: Actions, ways: Ways): MenuAction[] => {
  const entries: readonly Entry[] = [
    [
      offers.sendAgain,
      { key: 'again', label: 'Skicka igen', icon: <SendOutlined />, onClick: ways.sendAgain },
    ],
    [
      offers.markSent,
      {
        key: 'mark-sent',
        label: 'Markera som skickad',
        icon: <MailOutlined />,
        onClick: () => void actions.markSent(),
      },
    ],
    [
      offers.moveDueAt,
      { key: 'due', label: payment.moveDueAt, icon: <CalendarOutlined />, onClick: ways.moveDueAt },
    ],
    [
      offers.reactivateSync,
      { key: 'sync', label: texts.sync, icon: <SyncOutlined />, onClick: actions.reactivateSync },
    ],
    [
      offers.credit,
      {
        key: 'credit',
        label: texts.credit,
        icon: <RollbackOutlined />,
        danger: true,
        onClick: () => void actions.credit(),
      },
    ],
    [
      offers.cancel,
      {
        key: 'cancel',
        label: texts.cancel,
        icon: <StopOutlined />,
        danger: true,
        onClick: () => void actions.cancel(),
      },
    ],
    [
      offers.remove,
      {
        key: 'remove',
        label: texts.remove,
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void actions.remove(),
      },
    ],
  ];
  return entries.flatMap(([offered, action]) => (offered ? [action] : []));
};
