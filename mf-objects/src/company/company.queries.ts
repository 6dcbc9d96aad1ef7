import { listOf, queryOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useCompany = (id: number) => useQuery(queryOf(calls.company.detail, { params: { id } }));
export const useCompanies = (query: QueryInput<typeof calls.company.list>) =>
  useQuery(listOf(calls.company.list, { query }));

const CHOICES = 100;
/** The companies that a list can be narrowed to. */
export const useCompanyChoices = () => useCompanies({ limit: CHOICES });

const FOUND = 10;
/** The companies whose name fits what is typed. */
export const companiesFound = (name: string) =>
  queryOf(calls.company.list, { query: { name, limit: FOUND } });
