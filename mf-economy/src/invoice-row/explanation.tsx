import './invoice-rows.css';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import type { InvoiceRow } from '@husrum/contract/invoice';
import { Popover } from '@husrum/ui/popover';
import { type Credited, reasonsOf } from './reasons.rules';

/** "?" beside a row: its days, since when its terms are valid, and how its amount was counted. */
export const Explanation = ({ row, credits }: { row: InvoiceRow; credits: Credited }) => (
  <Popover
    trigger="click"
    content={
      <dl className="e-why">
        {reasonsOf(row, credits).map(({ label, text }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    }
    title="Så är beloppet räknat"
  >
    <button type="button" className="e-explain" aria-label={`Förklara ${row.name}`}>
      <QuestionCircleOutlined />
    </button>
  </Popover>
);
