import { listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { voucherCalls } from '@husrum/contract/voucher';
import { useQuery } from '@tanstack/react-query';

export const useVouchers = (query: QueryInput<typeof voucherCalls.list>) =>
  useQuery(listQueryOptions(voucherCalls.list, { query }));
