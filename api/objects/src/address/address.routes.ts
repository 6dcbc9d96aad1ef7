import { serve } from '@husrum/api-platform';
import { addressCalls } from '@husrum/contract/address';
import { createAddress } from './create-address';
import { makePrimaryAddress } from './make-primary-address';
import { removeAddress } from './remove-address';
import { updateAddress } from './update-address';

export const addressRoutes = [
  serve(addressCalls.create, ({ body }, context) => createAddress(context, body)),
  serve(addressCalls.update, ({ body }, context) => updateAddress(context, body)),
  serve(addressCalls.remove, ({ params }, context) => removeAddress(context, params.id)),
  serve(addressCalls.makePrimary, ({ params, body }, context) =>
    makePrimaryAddress(context, params.tenantId, body.address_id),
  ),
];
