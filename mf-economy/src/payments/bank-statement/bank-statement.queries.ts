import { listQueryOptions } from '@husrum/api-client';
import { bankStatementCalls } from '@husrum/contract/bank-statement';
import type { QueryInput } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

export const useBankStatements = (query: QueryInput<typeof bankStatementCalls.list>) =>
  useQuery(listQueryOptions(bankStatementCalls.list, { query }));
