import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The secret of a link from an e-mail. It is removed from the address at once, so that no history,
 * screenshot or referrer keeps it. It stays in the state of the history entry, so that reloading
 * still works.
 */
export const useSegredo = (name: string): string | null => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get(name);
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { [name]: inAddress } });
  }, [inAddress, name, navigate, pathname]);
  if (inAddress) return inAddress;
  const kept: unknown = (state as Record<string, unknown> | null)?.[name];
  return typeof kept === 'string' ? kept : null;
};
