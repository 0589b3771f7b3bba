import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { serverNow } from '#web/api/server-clock.ts';
import { esquecerTexto, gravarTexto, lerTexto } from '#web/guardados.ts';
import { useUsuario } from '#web/session/session.ts';
import { textoDoErro } from '#web/ui/form/use-envio.ts';
import { criarGuardador, type EstadoDoRascunho } from './guardador.ts';
import { escreverDaqui, isVazio, lerDaqui, lerRascunho, maisNova, type Rascunho } from './rascunho.ts';
import { api, SILENT } from './resposta-queries.ts';

const QUIETO = { ...SILENT, quiet: true } as const;
const LER = 'GET /app-web/v1/tratamento/:idManifestacao/rascunho-resposta';
const GUARDAR = 'PUT /app-web/v1/tratamento/:idManifestacao/rascunho-resposta';
const APAGAR = 'DELETE /app-web/v1/tratamento/:idManifestacao/rascunho-resposta';

/** What could not be asked of the server is as if it had none; a defect is no such thing. */
const semServidor = (error: unknown): null => {
  textoDoErro(error);
  return null;
};

const lerDoServidor = async (idManifestacao: number) => {
  const { rascunho } = await api(LER, { params: { idManifestacao } }, QUIETO);
  const lido = rascunho && lerRascunho(rascunho.conteudo);
  return lido ? { em: rascunho.atualizadoEm, rascunho: lido } : null;
};

const lerDoAparelho = async (idManifestacao: number, dono: string | null) =>
  lerDaqui(await lerTexto(idManifestacao, 'responder', dono).catch(() => ''));

/** What was being written about this one case; null asks for none. */
export const useRascunhoGuardado = (idManifestacao: number | null) => {
  const dono = useUsuario()?.login ?? null;
  const id = idManifestacao ?? 0;
  return useQuery({
    queryKey: ['tratamento', 'rascunho-resposta', id],
    queryFn: async () => {
      const [aqui, la] = await Promise.all([lerDoAparelho(id, dono), lerDoServidor(id).catch(semServidor)]);
      return maisNova(aqui, la);
    },
    enabled: idManifestacao !== null,
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
  /** It was sent: the server has dropped its copy, and this browser does so now. */
  readonly esquecer: () => Promise<void>;
}

/** Keeps what is being written about one case; several cases at once have no draft. */
export const useRascunhoVivo = (idManifestacao: number | null, rascunho: Rascunho): RascunhoVivo => {
  const login = useUsuario()?.login ?? null;
  const [dono] = useState(login);
  const [estado, setEstado] = useState<EstadoDoRascunho>('nada');
  const guardador = useMemo(
    () =>
      criarGuardador({
        avisar: setEstado,
        salvar: (json) => salvarNoServidor(idManifestacao ?? 0, json),
        gravarAqui: (json) =>
          gravarTexto(idManifestacao ?? 0, 'responder', {
            dono,
            texto: escreverDaqui(JSON.parse(json) as Rascunho, serverNow()),
          }).then(
            () => true,
            () => false,
          ),
      }),
    [idManifestacao, dono],
  );
  const json = JSON.stringify(rascunho);
  const visto = useRef(json);
  useEffect(() => {
    if (idManifestacao === null || json === visto.current) return;
    visto.current = json;
    guardador.mudou(json);
  }, [idManifestacao, json, guardador]);
  useEffect(() => () => void guardador.enviar(), [guardador]);
  return {
    estado,
    parar: guardador.parar,
    retomar: guardador.retomar,
    esquecer: async () => {
      if (idManifestacao !== null) await esquecerTexto(idManifestacao, 'responder');
    },
  };
};
