import type { rascunhoContract } from '#capabilities/rascunho/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { now } from '#shell/clock.ts';
import { type Escrita, isDaLinhagem } from './escrita.ts';
import { apagarLocal, gravarLocal, lembrarNaMemoria } from './rascunho-local.ts';

const api = createApi<typeof rascunhoContract>();
const read = createReader<typeof rascunhoContract>();
/** The state beside the title says how saving went: no message pops up at every keystroke. */
const CALADO = { errors: 'silent', quiet: true } as const;

export type Conteudo = Readonly<Record<string, unknown>>;

export interface Descricao {
  readonly titulo: string;
  readonly idTipoManifestacao: number | null;
  readonly continuarEm: string;
  /** The draft of somebody who wants to stay anonymous never leaves the browser. */
  readonly isSoLocal: boolean;
  /** Nor is it written to the device: it lasts as long as the page. */
  readonly isSoNaMemoria?: boolean;
}

/** A version that another tab or device stored meanwhile. */
interface OutraVersao {
  readonly conteudo: Conteudo | null;
  readonly versao: number;
  readonly atualizadoEm: string | null;
}

export type EstadoDoRascunho =
  | { readonly tipo: 'nada' | 'guardando' | 'na-memoria' }
  | { readonly tipo: 'salvo' | 'salvo-aqui' | 'sem-servidor' | 'sessao-expirada'; readonly em: Date }
  | { readonly tipo: 'conflito'; readonly outra: OutraVersao }
  | { readonly tipo: 'nao-guardado' };

export interface Guardador {
  /** Stores it in this browser only, which is quick and needs no network. */
  guardarAqui(conteudo: Conteudo, descricao: Descricao): Promise<boolean>;
  /** Stores it now, here and on the server. */
  guardar(conteudo: Conteudo, descricao: Descricao): Promise<void>;
  /** After a conflict: what is here replaces the version on the server. */
  aceitarVersao(versao: number): void;
  /**
   * While the case is being filed its draft may be gone from the server already: that is no conflict.
   */
  enviando(isEnviando: boolean): void;
  /** Deletes it here; the server deletes its copy when the case is filed, or by `apagar`. */
  esquecer(): Promise<void>;
  apagar(): Promise<void>;
}

interface Opcoes {
  readonly idRascunho: string;
  readonly dono: string | null;
  readonly versao: number;
  /** The writings the draft grew from, when it was found in this browser. */
  readonly linhagem?: readonly Escrita[] | undefined;
  readonly onEstado: (estado: EstadoDoRascunho) => void;
}

/** A newer version exists, or the draft was sent or deleted; too many drafts is no conflict. */
const isConflito = ({ status, code }: ApiError): boolean =>
  status === 404 || (status === 409 && code === 'rascunho.ha-versao-mais-nova');

/** Pages that opened the draft one after another without an answer from the server. */
const MAX_LINHAGEM = 10;

const buscarOutra = async (idRascunho: string): Promise<OutraVersao> => {
  try {
    const { conteudo, versao, atualizadoEm } = await read(
      'GET /app-web/v1/rascunhos/:idRascunho',
      { params: { idRascunho } },
      { quiet: true },
    );
    return { conteudo, versao, atualizadoEm };
  } catch (error) {
    // Deleted elsewhere: what is here starts a new draft.
    if (error instanceof ApiError && error.status === 404)
      return { conteudo: null, versao: 0, atualizadoEm: null };
    throw error;
  }
};

/** The writer of one draft: first this browser, which needs no network, then the server's copy. */
export const createGuardador = ({ idRascunho, dono, onEstado, ...inicio }: Opcoes): Guardador => {
  let versao = inicio.versao;
  let isEsquecido = false;
  let isEnviando = false;
  let fila: Promise<void> = Promise.resolve();
  const por = crypto.randomUUID();
  let vez = 0;
  const linhagem = (): readonly Escrita[] => [...(inicio.linhagem ?? []), { por, vez }].slice(-MAX_LINHAGEM);

  /** The last content written: an answer about an older one must not bring that back. */
  let ultimo:
    | { readonly conteudo: Conteudo; readonly descricao: Descricao; readonly escrita: Escrita }
    | undefined;

  const aqui = async (isPendente: (conteudo: Conteudo) => boolean): Promise<boolean> => {
    if (isEsquecido || !ultimo) return true;
    const { conteudo, descricao } = ultimo;
    const { isSoLocal, isSoNaMemoria, ...descrito } = descricao;
    const guardarNele = isSoNaMemoria ? lembrarNaMemoria : gravarLocal;
    return guardarNele({
      ...descrito,
      idRascunho,
      dono: isSoLocal ? null : dono,
      conteudo,
      versao,
      isPendente: !isSoLocal && isPendente(conteudo),
      atualizadoEm: now().toISOString(),
      linhagem: linhagem(),
    }).then(
      () => true,
      () => false,
    );
  };

  const guardarAqui = (conteudo: Conteudo, descricao: Descricao): Promise<boolean> => {
    // Without an account there is no copy on the server.
    const isSoLocal = descricao.isSoLocal || dono === null;
    vez += 1;
    ultimo = { conteudo, descricao: { ...descricao, isSoLocal }, escrita: { por, vez } };
    return aqui(() => true);
  };

  const noServidor = async ({ conteudo, descricao: descrito, escrita }: NonNullable<typeof ultimo>) => {
    const { isSoLocal, isSoNaMemoria: _, ...descricao } = descrito;
    if (!isSoLocal) {
      const params = { idRascunho };
      const body = { ...descricao, conteudo: { ...conteudo, escrita }, versao };
      ({ versao } = await api('PUT /app-web/v1/rascunhos/:idRascunho', { params, body }, CALADO));
    } else if (versao > 0) {
      await apagarNoServidor();
    }
  };

  const apagarNoServidor = async () => {
    await api('DELETE /app-web/v1/rascunhos/:idRascunho', { params: { idRascunho } }, CALADO).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      },
    );
    versao = 0;
  };

  /** Returns the conflicting version of somebody else, if there is one. */
  const enviar = async (este: NonNullable<typeof ultimo>): Promise<OutraVersao | null> => {
    try {
      await noServidor(este);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError && isConflito(error))) throw error;
      const outra = await buscarOutra(idRascunho);
      if (outra.versao <= versao || !isDaLinhagem(outra.conteudo, linhagem())) return outra;
      versao = outra.versao;
      return enviar(este);
    }
  };

  const estadoDaFalha = (error: unknown): EstadoDoRascunho => {
    if (error instanceof ApiError && error.status === 401) return { tipo: 'sessao-expirada', em: now() };
    if (error instanceof ApiError || error instanceof OfflineError)
      return { tipo: 'sem-servidor', em: now() };
    throw error;
  };

  const guardarUm = async (isAqui: boolean, este: NonNullable<typeof ultimo>) => {
    const { conteudo, descricao } = este;
    if (isEsquecido) return;
    onEstado({ tipo: 'guardando' });
    try {
      const outra = await enviar(este);
      if (outra && isEnviando) return;
      if (outra) return onEstado({ tipo: 'conflito', outra });
      await aqui((agora) => agora !== conteudo);
      const isGuardado = isAqui || !descricao.isSoLocal;
      if (descricao.isSoNaMemoria) onEstado({ tipo: 'na-memoria' });
      else if (!isGuardado) onEstado({ tipo: 'nao-guardado' });
      else onEstado({ tipo: descricao.isSoLocal ? 'salvo-aqui' : 'salvo', em: now() });
    } catch (error) {
      const estado = estadoDaFalha(error);
      onEstado(isAqui ? estado : { tipo: 'nao-guardado' });
    }
  };

  const esquecer = async () => {
    isEsquecido = true;
    const isNovoNoServidor = versao === 0;
    // At once, whatever the last sending does: this page may close, and somebody else may use this computer next.
    await apagarLocal(idRascunho);
    await fila;
    // A first saving that was still on its way when the case was filed brought the draft back.
    if (isNovoNoServidor && versao > 0) await apagarNoServidor();
  };

  return {
    guardarAqui,
    guardar: async (conteudo, descricao) => {
      const isAqui = await guardarAqui(conteudo, descricao);
      const este = ultimo;
      if (este) fila = fila.then(() => guardarUm(isAqui, este));
      await fila;
    },
    aceitarVersao: (aceita) => {
      versao = aceita;
    },
    enviando: (agora) => {
      isEnviando = agora;
    },
    esquecer,
    apagar: async () => {
      await esquecer();
      if (versao > 0) await apagarNoServidor();
      onEstado({ tipo: 'nada' });
    },
  };
};
