import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { useAteEnviar } from '#shell/guardado/ate-enviar.ts';
import { type AtoEscrito, readTexto } from '#shell/guardado/guardados.ts';
import { useUsuario } from '#shell/session/session.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import { api } from '../resposta-queries.ts';
import { criarGuardador, type EstadoDoRascunho } from './guardador.ts';
import { escreverDaqui, isVazio, maisNova, type Rascunho, readDaqui, readRascunho } from './rascunho.ts';

const QUIETO = { ...SILENT, quiet: true } as const;
const LER = 'GET /app-web/v1/tratamento/:idManifestacao/rascunho-resposta';
const GUARDAR = 'PUT /app-web/v1/tratamento/:idManifestacao/rascunho-resposta';
const APAGAR = 'DELETE /app-web/v1/tratamento/:idManifestacao/rascunho-resposta';

/**
 * If the server cannot be reached, it counts as having no draft; `textoDoErro` rethrows a
 * programming error.
 */
const semServidor = (error: unknown): null => {
  textoDoErro(error);
  return null;
};

const readDoServidor = async (idManifestacao: number) => {
  const { rascunho } = await api(LER, { params: { idManifestacao } }, QUIETO);
  const lido = rascunho && readRascunho(rascunho.conteudo);
  return lido ? { em: rascunho.atualizadoEm, rascunho: lido } : null;
};

/** Where a draft is kept: for one case, here and on the server; for several, only here. */
interface Lugar {
  readonly idManifestacao: number;
  readonly ato: AtoEscrito;
  readonly isUmSo: boolean;
}

const lugarDe = (ids: readonly number[]): Lugar => {
  const [idManifestacao = 0, ...outros] = [...ids].sort((a, b) => a - b);
  return outros.length === 0
    ? { idManifestacao, ato: 'responder', isUmSo: true }
    : { idManifestacao, ato: `responder-varias ${outros.join(',')}`, isUmSo: false };
};

const readDoAparelho = async ({ idManifestacao, ato }: Lugar, dono: string | null) =>
  readDaqui(await readTexto(idManifestacao, ato, dono).catch(() => ''));

/** The stored draft for this case, or for exactly these cases. */
export const useRascunhoGuardado = (ids: readonly number[]) => {
  const dono = useUsuario()?.login ?? null;
  const lugar = lugarDe(ids);
  const { idManifestacao, ato, isUmSo } = lugar;
  return useQuery({
    queryKey: ['tratamento', 'rascunho-resposta', idManifestacao, ato],
    queryFn: async () => {
      const [aqui, la] = await Promise.all([
        readDoAparelho(lugar, dono),
        isUmSo ? readDoServidor(idManifestacao).catch(semServidor) : null,
      ]);
      return maisNova(aqui, la);
    },
    enabled: ids.length > 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};

const salvarNoServidor = async (idManifestacao: number, json: string): Promise<boolean> => {
  const conteudo = JSON.parse(json) as Rascunho;
  const params = { idManifestacao };
  try {
    if (isVazio(conteudo)) await api(APAGAR, { params }, QUIETO);
    else await api(GUARDAR, { params, body: { conteudo: { ...conteudo } } }, QUIETO);
    return true;
  } catch (error) {
    textoDoErro(error);
    return false;
  }
};

export interface RascunhoVivo {
  readonly estado: EstadoDoRascunho;
  readonly parar: () => Promise<void>;
  readonly retomar: () => void;
}

/** Keeps storing the draft of an answer to one case or several; once sent, the server drops its copy too. */
export const useRascunhoVivo = (
  form: FormularioEnviavel,
  ids: readonly number[],
  rascunho: Rascunho,
): RascunhoVivo => {
  const { idManifestacao, ato, isUmSo } = lugarDe(ids);
  const { gravar } = useAteEnviar(form, idManifestacao, ato);
  const [estado, setEstado] = useState<EstadoDoRascunho>('nada');
  const guardador = useMemo(() => {
    const gravarAqui = (json: string): Promise<boolean> =>
      gravar(escreverDaqui(JSON.parse(json) as Rascunho, serverNow())).then(
        () => true,
        () => false,
      );
    return criarGuardador({
      avisar: setEstado,
      gravarAqui,
      salvar: isUmSo ? (json) => salvarNoServidor(idManifestacao, json) : gravarAqui,
    });
  }, [idManifestacao, isUmSo, gravar]);
  const json = JSON.stringify(rascunho);
  const visto = useRef(json);
  useEffect(() => {
    if (json === visto.current) return;
    visto.current = json;
    guardador.mudou(json);
  }, [json, guardador]);
  useEffect(() => () => void guardador.enviar(), [guardador]);
  return {
    estado: estado === 'salvo' && !isUmSo ? 'salvo-aqui' : estado,
    parar: guardador.parar,
    retomar: guardador.retomar,
  };
};
