import { listOf, queryOf } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import type { QueryInput } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

export const useCompany = (id: number) => useQuery(queryOf(companyCalls.detail, { params: { id } }));
export const useCompanies = (query: QueryInput<typeof companyCalls.list>) =>
  useQuery(listOf(companyCalls.list, { query }));

const CHOICES = 100;
/** The companies that a list can be narrowed to. */
export const useCompanyChoices = () => useCompanies({ limit: CHOICES });

const FOUND = 10;
/** The companies whose name fits what is typed. */
export const companiesFound = (name: string) => queryOf(companyCalls.list, { query: { name, limit: FOUND } });
