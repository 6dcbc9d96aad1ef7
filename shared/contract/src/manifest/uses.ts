import * as yup from 'yup';
import { output } from '../core/fields';

const names = () => output.list(yup.string().required());

/** The parts of the contract that a build uses, by name: 'lease.detail', 'lease.ended'. The build records it. */
export const uses = yup.object({ calls: names(), events: names(), routes: names(), panels: names() });
export type Uses = yup.InferType<typeof uses>;
