import { calls } from '@husrum/contract';
import { serve } from '../platform/http';
import { createAddress } from './create-address';
import { makePrimary } from './make-primary';
import { removeAddress } from './remove-address';
import { updateAddress } from './update-address';

const { address } = calls;

export const addressRoutes = [
  serve(address.create, ({ body }, work) => createAddress(work, body)),
  serve(address.update, ({ body }, work) => updateAddress(work, body)),
  serve(address.remove, ({ params }, work) => removeAddress(work, params.id)),
  serve(address.makePrimary, ({ params, body }, work) => makePrimary(work, params.tenantId, body.address_id)),
];
