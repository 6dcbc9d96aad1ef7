import './invoicerows.css';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import type { InvoiceRow } from '@husrum/contract';
import { Popover } from '@husrum/ui/popover';

/** "?" beside a row: why its amount is what it is. Rows written by hand explain themselves. */
export const Explanation = ({ row: { name, explanation } }: { row: InvoiceRow }) =>
  explanation === null ? null : (
    <Popover
      trigger="click"
      content={<span className="h-number">{explanation}</span>}
      title="Så är beloppet räknat"
    >
      <button type="button" className="e-explain" aria-label={`Förklara ${name}`}>
        <QuestionCircleOutlined aria-hidden />
      </button>
    </Popover>
  );
