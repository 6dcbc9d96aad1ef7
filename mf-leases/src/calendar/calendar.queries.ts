import { queryOf } from '@husrum/api-client';
import { leaseCalls } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { useQuery } from '@tanstack/react-query';

const MOST = 100;

/** The leases that begin or end within these days. */
export const useMoves = (from: LocalDate, to: LocalDate) =>
  useQuery(queryOf(leaseCalls.list, { query: { moves_from: from, moves_to: to, limit: MOST } }));
