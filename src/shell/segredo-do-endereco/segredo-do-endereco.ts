import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The parameters without one of them; '' when none is left. */
const sem = (params: URLSearchParams, nome: string): string => {
  const resto = new URLSearchParams(params);
  resto.delete(nome);
  return resto.toString();
};

/**
 * A secret that came in the address: `?codAcesso=`, as people were given it, or `#token=`, as our
 * mails write it and which no server sees. It is removed from the address at once, so that no
 * history, screenshot or referrer keeps it, and stays only in this page's memory until it is
 * exchanged.
 */
export const useSegredoDoEndereco = (nome: string, antesDeTirar?: () => void): string | null => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const fragmento = new URLSearchParams(hash.slice(1));
  const noEndereco = query.get(nome) ?? fragmento.get(nome);
  const [guardado, setGuardado] = useState(noEndereco);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each secret that appears in the address
  useEffect(() => {
    if (noEndereco === null) return;
    setGuardado(noEndereco);
    antesDeTirar?.();
    const limpo = { pathname, search: sem(query, nome), hash: fragmento.has(nome) ? '' : hash };
    void navigate(limpo, { replace: true });
  }, [noEndereco]);
  return noEndereco || guardado || null;
};
