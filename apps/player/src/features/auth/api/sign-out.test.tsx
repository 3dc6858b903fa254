// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/query-client.ts';
import { SESSION_KEY } from '../../../shared/session-key.ts';
import { useSignOut } from './sign-out.ts';

const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
  queryClient.clear();
});

function Server({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

it('is a guest’s page before it leaves that of the account, and forgets what was read there after that', async () => {
  globalThis.fetch = async () => Response.json({ status: 0, result: { msg: 'success' } });
  queryClient.setQueryData(SESSION_KEY, { id: '7' });
  queryClient.setQueryData(['rounds'], ['mine']);
  const leave = vi.fn(async () => {
    expect(queryClient.getQueryData(SESSION_KEY)).toBeNull();
    expect(queryClient.getQueryData(['rounds'])).toEqual(['mine']);
  });
  const { result } = renderHook(() => useSignOut(leave), { wrapper: Server });
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(leave).toHaveBeenCalledOnce();
  await waitFor(() => expect(queryClient.getQueryData(['rounds'])).toBeUndefined());
});
