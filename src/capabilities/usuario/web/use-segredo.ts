import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The secret of a link that came by e-mail. It leaves the address at once, so that it stays in no history, screenshot
 * or referrer, and is kept in the entry's own state: a reload of the page still works.
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
