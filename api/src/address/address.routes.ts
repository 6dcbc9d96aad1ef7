import { addressCalls } from '@husrum/contract/address';
import { serve } from '../platform/http';
import { createAddress } from './create-address';
import { makePrimary } from './make-primary';
import { removeAddress } from './remove-address';
import { updateAddress } from './update-address';

export const addressRoutes = [
  serve(addressCalls.create, ({ body }, work) => createAddress(work, body)),
  serve(addressCalls.update, ({ body }, work) => updateAddress(work, body)),
  serve(addressCalls.remove, ({ params }, work) => removeAddress(work, params.id)),
  serve(addressCalls.makePrimary, ({ params, body }, work) =>
    makePrimary(work, params.tenantId, body.address_id),
  ),
];
