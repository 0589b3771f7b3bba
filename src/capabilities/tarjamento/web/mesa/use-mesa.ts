import { useCallback, useContext, useEffect, useMemo, useReducer, useRef } from 'react';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { MAX_BYTES_DO_PDF, MAX_PAGINAS } from '../../domain/retangulo.ts';
import { frasesDaRecusa, frasesDoLimite } from '../aplicar/frases-da-recusa.ts';
import type { Origem } from '../documento.ts';
import { AbrirLeitorContext } from '../motor/abrir-leitor.ts';
import { type AbrirLeitor, LeitorParou } from '../motor/leitor.ts';
import { readTodas } from '../read-paginas.ts';
import { type AtoDaMesa, mesaVazia, mudarMesa } from './mesa-reducer.ts';

let ultimo = 0;
export const novoId = (prefixo: string): string => {
  ultimo += 1;
  return `${prefixo}${ultimo}`;
};

export const enderecoDoAnexo = (idManifestacao: number, idAnexo: number): string =>
  `/api/app-web/v1/manifestacoes/${idManifestacao}/anexos/${idAnexo}`;

class Recusado extends Error {}

const bytesDe = async (origem: Origem, sinal: AbortSignal): Promise<ArrayBuffer> => {
  if (origem.tipo === 'disco') {
    if (origem.arquivo.size > MAX_BYTES_DO_PDF) throw new Recusado(frasesDoLimite.bytes);
    return origem.arquivo.arrayBuffer();
  }
  const resposta = await fetch(enderecoDoAnexo(origem.idManifestacao, origem.idAnexo), {
    signal: sinal,
  }).catch((error: unknown) => {
    if (sinal.aborted) throw error;
    throw new OfflineError();
  });
  if (!resposta.ok) throw new ApiError(resposta.status, { message: frasesDoLimite.naoVeio });
  return resposta.arrayBuffer();
};

const fraseDe = (error: unknown): string => {
  if (error instanceof LeitorParou) return frasesDaRecusa[error.causa];
  if (error instanceof Recusado || error instanceof OfflineError) return error.message;
  if (error instanceof ApiError) return error.shownText ?? frasesDoLimite.naoVeio;
  return frasesDaRecusa.quebrado;
};

const abrir = async (abrirLeitor: AbrirLeitor, origem: Origem, sinal: AbortSignal) => {
  const bytes = await bytesDe(origem, sinal);
  const tamanho = bytes.byteLength;
  const leitor = await abrirLeitor(bytes);
  if (leitor.paginas.length <= MAX_PAGINAS) return { leitor, tamanho };
  leitor.fechar();
  throw new Recusado(frasesDoLimite.paginas);
};

/**
 * The open documents: opens them, reads them page by page, and frees their resources when they are
 * closed.
 */
export const useMesa = () => {
  const abrirLeitor = useContext(AbrirLeitorContext);
  const [mesa, dispatch] = useReducer(mudarMesa, mesaVazia);
  const largadas = useRef(new Map<string, AbortController>());
  const por = useCallback(
    async (nome: string, tamanho: number, origem: Origem): Promise<void> => {
      const id = novoId('documento-');
      const largada = new AbortController();
      const { signal } = largada;
      largadas.current.set(id, largada);
      dispatch({ tipo: 'por', novo: { id, nome, tamanho, origem } });
      const agir = (ato: AtoDaMesa): void => {
        if (!signal.aborted) dispatch(ato);
      };
      try {
        const { leitor, tamanho: lido } = await abrir(abrirLeitor, origem, signal);
        signal.addEventListener('abort', () => leitor.fechar(), { once: true });
        if (signal.aborted) return leitor.fechar();
        agir({ tipo: 'aberto', id, leitor, tamanho: lido });
        await readTodas(leitor, signal, (lidas) => agir({ tipo: 'lidas', id, lidas }));
      } catch (error) {
        agir({ tipo: 'recusado', id, frase: fraseDe(error) });
      }
    },
    [abrirLeitor],
  );
  useEffect(() => {
    const todas = largadas.current;
    return () => {
      for (const largada of todas.values()) largada.abort();
      todas.clear();
    };
  }, []);
  return useMemo(() => {
    const tirar = (id: string): void => {
      largadas.current.get(id)?.abort();
      largadas.current.delete(id);
      dispatch({ tipo: 'tirar', id });
    };
    return { ...mesa, por, tirar, dispatch };
  }, [mesa, por]);
};
