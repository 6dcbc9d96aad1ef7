import { rentText } from '../lease/lease-event.rules';
import { pdfOf } from '../pdf/document';
import { contentWidth, left } from '../pdf/page';
import { ink } from '../pdf/pen';
import type { SignedLease } from './demo-agreements.store';

const LINE = 20;

/** One page that says who rents what, from when and at what rent. */
export const agreementPdf = (lease: SignedLease): Promise<Buffer> => {
  const facts = [
    ['Hyresvärd', lease.company],
    ['Hyresgäst', lease.tenant],
    ['Objekt', lease.object],
    ['Adress', lease.address],
    ['Kontrakt', lease.reference ?? ''],
    ['Från och med', lease.start],
    ['Hyra', rentText(lease)],
  ] as const;
  const about = {
    title: 'Hyresavtal',
    author: lease.company,
    day: lease.start,
    texts: facts.map(([, value]) => value),
  };
  return pdfOf(about, (pen) => {
    pen.text('Hyresavtal', left, 72, { size: 25, weight: 'strong', color: ink.primary });
    pen.rule(left, 88, contentWidth, { color: ink.primary, weight: 1 });
    facts.forEach(([label, value], at) => {
      const y = 120 + at * LINE;
      pen.text(label, left, y, { size: 11, color: ink.muted });
      pen.text(value, left + 120, y, { size: 11 });
    });
  });
};
