import * as yup from 'yup';
import { out } from '../core/fields';

const names = () => out.list(yup.string().required());

/** What a build needs of the contract, by name: 'lease.detail', 'lease.ended'. Recorded when it is built. */
export const uses = yup.object({ calls: names(), events: names(), routes: names(), panels: names() });
export type Uses = yup.InferType<typeof uses>;
