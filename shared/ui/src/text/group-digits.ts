import { formatNumber } from '@husrum/format';
import type { ReactNode } from 'react';

/** Content as it is, but numbers with grouped digits: 5000 becomes `5 000`. */
export const groupDigits = (content: ReactNode): ReactNode =>
  typeof content === 'number' ? formatNumber(content) : content;
