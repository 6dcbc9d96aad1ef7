import './send-all.css';
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { kronor } from '@husrum/format';
import { Button } from '@husrum/ui/core';
import { type CheckedNotice, checksOf } from './send-all.rules';

interface Props {
  notices: readonly CheckedNotice[];
  onNext: () => void;
  onClose: () => void;
}

const totalOf = (notices: readonly CheckedNotice[]) =>
  kronor(notices.reduce((sum, notice) => sum + notice.pay_amount_rounded, 0));

/** What was looked through, and what it found, before anybody is asked. */
export const SendAllChecks = ({ notices, onNext, onClose }: Props) => (
  <>
    <p>
      <strong>
        {notices.length} {notices.length === 1 ? 'hyresavi' : 'hyresavier'}
      </strong>{' '}
      är redo att skickas, tillsammans <strong className="h-number">{totalOf(notices)}</strong>.
    </p>
    <ul className="e-checks">
      {checksOf(notices).map(({ label, count }) => (
        <li key={label} className={count > 0 ? 'e-checks__found' : undefined}>
          {count > 0 ? <ExclamationCircleOutlined /> : <CheckCircleOutlined />}
          <span>
            {label}: {count === 0 ? 'ingen' : count}
          </span>
        </li>
      ))}
    </ul>
    <div className="e-modal-foot">
      <Button type="primary" onClick={onNext}>
        Fortsätt
      </Button>
      <Button onClick={onClose}>Avbryt</Button>
    </div>
  </>
);
