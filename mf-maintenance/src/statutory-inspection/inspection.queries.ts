import { callQueryOptions, listQueryOptions, requestFile } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { type InspectionKind, statutoryInspectionCalls } from '@husrum/contract/statutory-inspection';
import { downloadFile } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

export const useRequirements = (query: QueryInput<typeof statutoryInspectionCalls.list>) =>
  useQuery(listQueryOptions(statutoryInspectionCalls.list, { query }));

export const useRequirementCounts = (companyId: number | undefined) =>
  useQuery(callQueryOptions(statutoryInspectionCalls.counts, { query: { company_id: companyId } }));

/** The requirement of one installation of the object. Without `installation_id` it is that of its first installation. */
export const useRequirement = (id: number, kind: InspectionKind, installationId: number | undefined) =>
  useQuery(
    callQueryOptions(statutoryInspectionCalls.detail, {
      params: { id, kind },
      query: { installation_id: installationId },
    }),
  );

export const useInspectionFacts = (id: number) =>
  useQuery(callQueryOptions(statutoryInspectionCalls.facts, { params: { id } }));

export const useInspectionPlan = (query: QueryInput<typeof statutoryInspectionCalls.plan>) =>
  useQuery(listQueryOptions(statutoryInspectionCalls.plan, { query }));

export const useInspectionYears = (companyId: number | undefined) =>
  useQuery(callQueryOptions(statutoryInspectionCalls.years, { query: { company_id: companyId } }));

export interface PlanSelection {
  readonly year: number;
  readonly company_id: number | undefined;
}
export const downloadPlan = (format: 'pdf' | 'xlsx', query: PlanSelection): Promise<void> =>
  downloadFile(() =>
    requestFile(format === 'pdf' ? statutoryInspectionCalls.planPdf : statutoryInspectionCalls.planSheet, {
      query,
    }),
  );
