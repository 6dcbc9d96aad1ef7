import { queryClient } from '@husrum/api-client';
import { DirtyGuardContext, LinkContext, ListPreferenceContext, ThemeProvider } from '@husrum/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink } from './navigation/app-link';
import { useDirtyGuard } from './navigation/use-dirty-guard';
import { useListPreference } from './preference/use-list-preference';

interface Props {
  children: ReactNode;
  /** Tests: styles are not computed at all. */
  zeroRuntime?: boolean;
}

/** What every root of the page stands in, the shell's and the remotes': one look, one language, one cache. */
export const Providers = ({ children, zeroRuntime }: Props) => (
  <ThemeProvider zeroRuntime={zeroRuntime}>
    <QueryClientProvider client={queryClient}>
      <LinkContext value={AppLink}>
        <DirtyGuardContext value={useDirtyGuard}>
          <ListPreferenceContext value={useListPreference}>{children}</ListPreferenceContext>
        </DirtyGuardContext>
      </LinkContext>
    </QueryClientProvider>
  </ThemeProvider>
);
