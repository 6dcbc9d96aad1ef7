import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined';
import FallOutlined from '@ant-design/icons/es/icons/FallOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import SyncOutlined from '@ant-design/icons/es/icons/SyncOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { writeOffCalls } from '@husrum/contract/write-off';
import type { MenuAction } from '@husrum/ui';
import { paymentTexts } from '../../payments/payment/payment.texts';
import { writeOffTexts } from '../../payments/write-off/write-off.texts';
import { invoiceSendingTexts } from '../invoice-sending/invoice-sending.texts';
import { invoiceTexts } from './invoice.texts';
import type { AvailableActions } from './invoice-actions.rules';
import type { useInvoiceActions } from './use-invoice-actions';

type Actions = ReturnType<typeof useInvoiceActions>;
type Entry = readonly [available: boolean, action: MenuAction];

interface Handlers {
  sendAgain: () => void;
  registerPayment: () => void;
  changeDueDate: () => void;
  writeOff: () => void;
  takeBackWriteOff: () => void;
  credit: () => void;
}

/** The menu of less frequent actions, ordered from harmless to destructive. */
export const listInvoiceMenuActions = (
  available: AvailableActions,
  actions: Actions,
  handlers: Handlers,
): MenuAction[] => {
  const entries: readonly Entry[] = [
    [
      available.sendAgain,
      {
        key: 'again',
        call: invoiceCalls.send,
        label: invoiceSendingTexts.sendAgain,
        icon: <SendOutlined />,
        onClick: handlers.sendAgain,
      },
    ],
    [
      available.markSent,
      {
        key: 'mark-sent',
        call: invoiceActionCalls.markSent,
        label: invoiceSendingTexts.markSent,
        icon: <MailOutlined />,
        onClick: () => void actions.markSent(),
      },
    ],
    [
      available.bookkeep,
      {
        key: 'bookkeep',
        call: invoiceActionCalls.bookkeep,
        label: invoiceTexts.bookkeep,
        icon: <BookOutlined />,
        onClick: () => void actions.bookkeep(),
      },
    ],
    [
      available.pay && !available.payNext,
      {
        key: 'pay',
        call: invoiceActionCalls.pay,
        label: paymentTexts.register,
        icon: <DollarOutlined />,
        onClick: handlers.registerPayment,
      },
    ],
    [
      available.changeDueDate,
      {
        key: 'due',
        call: invoiceActionCalls.changeDueDate,
        label: paymentTexts.changeDueDate,
        icon: <CalendarOutlined />,
        onClick: handlers.changeDueDate,
      },
    ],
    [
      available.takeBackWriteOff,
      {
        key: 'take-back',
        call: writeOffCalls.undo,
        label: writeOffTexts.takeBack,
        icon: <UndoOutlined />,
        onClick: handlers.takeBackWriteOff,
      },
    ],
    [
      available.reactivateSync,
      {
        key: 'sync',
        call: invoiceCalls.update,
        label: invoiceTexts.reactivateSync,
        icon: <SyncOutlined />,
        onClick: actions.reactivateSync,
      },
    ],
    [
      available.writeOff,
      {
        key: 'write-off',
        call: writeOffCalls.create,
        label: writeOffTexts.writeOff,
        icon: <FallOutlined />,
        danger: true,
        onClick: handlers.writeOff,
      },
    ],
    [
      available.credit,
      {
        key: 'credit',
        call: invoiceActionCalls.credit,
        label: invoiceTexts.credit,
        icon: <RollbackOutlined />,
        danger: true,
        onClick: handlers.credit,
      },
    ],
    [
      available.cancel,
      {
        key: 'cancel',
        call: invoiceActionCalls.cancel,
        label: invoiceTexts.cancel,
        icon: <StopOutlined />,
        danger: true,
        onClick: () => void actions.cancel(),
      },
    ],
    [
      available.remove,
      {
        key: 'remove',
        call: invoiceCalls.remove,
        label: invoiceTexts.remove,
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void actions.remove(),
      },
    ],
  ];
  return entries.flatMap(([isAvailable, action]) => (isAvailable ? [action] : []));
};
