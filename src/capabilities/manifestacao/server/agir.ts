import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { chaveDaPublicacao, PUBLICAR_PEDIDO } from '#capabilities/publicacao/domain/publicacao.ts';
import { checkAct, stateAfter } from '#kernel/acts.ts';
import type { DomainError } from '#kernel/errors.ts';
import { Perfil } from '#kernel/perfil.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type AcaoDoHistorico, MANIFESTANTE, SISTEMA } from '../domain/historico.ts';
import { type AtoDaManifestacao, manifestacaoActs } from '../domain/manifestacao-acts.ts';
import { casoMudou, manifestacaoNaoEncontrada } from '../domain/manifestacao-errors.ts';
import { isAcesso } from '../domain/manifestacao-prazos.ts';
import { type IdSituacao, isAberta } from '../domain/situacao.ts';
import { avisarSobre } from './avisar.ts';
import { type Caso, casoDe, lockCasoVisivel } from './caso.ts';
import {
  closeTramitacoes,
  insertHistorico,
  listMudancasDesde,
  lockCaso,
  type MudancasDaManifestacao,
  notifyCaso,
  updateManifestacao,
} from './manifestacao-repository.ts';
import { type FinalidadeDaChave, ninguem, type QuemAge } from './quem-age.ts';

export interface Aviso {
  readonly evento: EventoDeEmail;
  readonly variaveis?: Readonly<Record<string, string>>;
  /** Where the mail's button leads; the case itself unless said otherwise. */
  readonly caminho?: string;
  /** The office that is told, when it is not the one that had the case; null for one without an address. */
  readonly orgao?: string | null;
  /** The office whose address that is, when not the case's: it may not want this event by mail. */
  readonly idOrgaoAvisado?: number | undefined;
  /** Whose address `orgao` is, when it is that of one person who works there. */
  readonly idServidor?: number;
  /** One mail per key, for an event that more than one is told of. */
  readonly chave?: string;
  /** Where the answer is rated, for the mail of an answer (`linkDaPesquisa`). */
  readonly caminhoDaPesquisa?: string;
  /** Of a case that the act itself makes a denúncia: its mail is sealed already. */
  readonly sigiloso?: boolean;
}

/** What an act did, besides its own rows: the interpreter writes the rest in the same transaction. */
export interface Efeito<R> {
  readonly acao: AcaoDoHistorico;
  /** One sentence for the history; never the words of a denúncia. */
  readonly informacoes?: string;
  readonly detalhes?: Readonly<Record<string, unknown>>;
  readonly mudancas?: MudancasDaManifestacao;
  readonly avisos?: readonly Aviso[];
  readonly resultado: R;
}

export interface NoAto {
  readonly tx: Db;
  readonly caso: Caso;
  readonly agora: Date;
}

type Fazer<R> = (noAto: NoAto) => Promise<Efeito<R>>;

interface Autor {
  readonly responsavel: string;
  readonly idResponsavel: number | null;
  readonly idOuvidoria: number | null;
  readonly origem: string;
}

/** The manifestante's account is not named in the history: it may be read by people who may not know it. */
const autorDe = (caso: Caso, quem: QuemAge, sigla = caso.row.sigla_ouvidoria): Autor => {
  const { usuario, origem } = quem;
  if (caso.relacao === 'manifestante' || !usuario) {
    return { responsavel: MANIFESTANTE, idResponsavel: null, idOuvidoria: null, origem };
  }
  return {
    responsavel: `${usuario.nome} (${sigla})`,
    idResponsavel: usuario.idUsuario,
    idOuvidoria: usuario.idOuvidoria,
    origem,
  };
};

/** The rest of an act, once its own rows are written: the case as it is now, a line of history, the mails. */
const gravar = async <R>(
  platform: Platform,
  { tx, caso, agora }: NoAto,
  { autor, situacao }: { readonly autor: Autor; readonly situacao: IdSituacao },
  { acao, informacoes, detalhes, mudancas, avisos = [], resultado }: Efeito<R>,
): Promise<R> => {
  const { row } = caso;
  const versao = row.versao + 1;
  const saiu = !isAberta(situacao) || (mudancas?.id_ouvidoria ?? row.id_ouvidoria) !== row.id_ouvidoria;
  await updateManifestacao(tx, row.id, {
    id_situacao: situacao,
    encerrada_em: isAberta(situacao) ? null : (row.encerrada_em ?? agora),
    ...(saiu && { prazo_interno: null, contribuicao_em: null }),
    ...mudancas,
    versao,
    atualizada_em: agora,
  });
  await insertHistorico(tx, {
    id_manifestacao: row.id,
    acao,
    ocorrido_em: agora,
    responsavel: autor.responsavel,
    id_responsavel: autor.idResponsavel,
    id_ouvidoria: autor.idOuvidoria,
    informacoes: informacoes ?? null,
    detalhes: JSON.stringify(detalhes ?? {}),
    versao,
  });
  await notifyCaso(tx, {
    idManifestacao: row.id,
    idOuvidoria: mudancas?.id_ouvidoria ?? row.id_ouvidoria,
    idOuvidoriaAnterior: row.id_ouvidoria,
    versao,
    acao,
    responsavel: autor.responsavel,
    idResponsavel: autor.idResponsavel,
    antes: {
      idSituacao: row.id_situacao,
      temResponsavel: row.id_responsavel !== null,
      temPassoInterno: row.prazo_interno !== null,
      prazoParado: row.prazo_parado_em !== null,
      prazo: row.prazo,
    },
  });
  if (isAcesso(row.id_tipo_formulario) || isAcesso(mudancas?.id_tipo_formulario ?? 0)) {
    // Whatever was done, what the public may read of a request is judged anew.
    await enqueue(tx, PUBLICAR_PEDIDO, { idManifestacao: row.id }, chaveDaPublicacao(row.id));
  }
  for (const aviso of avisos) await avisarSobre(platform, tx, caso, aviso, autor.origem);
  return resultado;
};

const aplicar = async <R>(
  platform: Platform,
  tx: Db,
  caso: Caso,
  ato: AtoDaManifestacao,
  autor: Autor,
  fazer: Fazer<R>,
): Promise<R> => {
  const noAto = { tx, caso, agora: platform.clock.now() };
  const efeito = await fazer(noAto);
  const situacao = stateAfter(manifestacaoActs, ato, caso.row.id_situacao as IdSituacao);
  const mudou = (efeito.mudancas?.id_ouvidoria ?? caso.row.id_ouvidoria) !== caso.row.id_ouvidoria;
  if (!isAberta(situacao) || mudou) await closeTramitacoes(tx, caso.row.id, noAto.agora);
  return gravar(platform, noAto, { autor, situacao }, efeito);
};

/**
 * For what hangs on a case and has a life of its own, as an appeal has: its own table was asked, its own rows are
 * written, and the case, which the caller has locked, gets its line of history and its mails.
 */
export const anotarNoCaso = <R>(
  platform: Platform,
  noAto: NoAto,
  quem: QuemAge,
  efeito: Efeito<R>,
  sigla?: string,
): Promise<R> => {
  const situacao = noAto.caso.row.id_situacao as IdSituacao;
  return gravar(platform, noAto, { autor: autorDe(noAto.caso, quem, sigla), situacao }, efeito);
};

/** A case, and the version of it that the person had before their eyes: a newer one is not overwritten unseen. */
export interface CasoVisto {
  readonly idManifestacao: number;
  readonly versao?: number | undefined;
}

/** What others did since the person looked, so that they can decide again without losing what they wrote. */
const recusarVersao = async (tx: Db, { row }: Caso, vista: number): Promise<DomainError> => {
  const mudancas = await listMudancasDesde(tx, row.id, vista);
  return casoMudou(
    row.versao,
    mudancas.map(({ ocorrido_em, ...mudanca }) => ({ ...mudanca, ocorridoEm: ocorrido_em.toISOString() })),
  );
};

/** For what is decided on a page of the case outside the table of acts. */
export const conferirVersao = async (tx: Db, caso: Caso, vista: number): Promise<void> => {
  if (vista !== caso.row.versao) throw await recusarVersao(tx, caso, vista);
};

/** For an act on several cases that is done on all or none: the caller has locked them, in the order of their ids. */
export const agirEm = async <R>(
  tx: Db,
  platform: Platform,
  quem: QuemAge,
  alvo: number | CasoVisto,
  ato: AtoDaManifestacao,
  fazer: Fazer<R>,
  aceitas: readonly FinalidadeDaChave[] = ['codigo'],
): Promise<R> => {
  const { idManifestacao, versao }: CasoVisto = typeof alvo === 'number' ? { idManifestacao: alvo } : alvo;
  const caso = await lockCasoVisivel(platform, tx, quem, idManifestacao, aceitas);
  if (versao !== undefined) await conferirVersao(tx, caso, versao);
  enforce(
    checkAct(manifestacaoActs, ato, {
      state: caso.row.id_situacao as IdSituacao,
      perfil: quem.usuario?.idPerfil ?? Perfil.publico,
      facts: caso.fatos,
    }),
  );
  return aplicar(platform, tx, caso, ato, autorDe(caso, quem), fazer);
};

/**
 * The one way to act on a case: lock it, ask the table, do it, then state, history and mails, in one transaction.
 */
export const agir = <R>(
  platform: Platform,
  quem: QuemAge,
  alvo: number | CasoVisto,
  ato: AtoDaManifestacao,
  fazer: Fazer<R>,
  aceitas: readonly FinalidadeDaChave[] = ['codigo'],
): Promise<R> =>
  platform.db.transaction().execute((tx) => agirEm(tx, platform, quem, alvo, ato, fazer, aceitas));

const peloSistema = (origem: string): Autor => ({
  responsavel: SISTEMA,
  idResponsavel: null,
  idOuvidoria: null,
  origem,
});

/** For jobs, on what hangs on a case: as `anotarNoCaso`, under the case's lock. Null where nothing is left to do. */
export const anotarPeloSistema = <R>(
  platform: Platform,
  idManifestacao: number,
  fazer: (noAto: NoAto) => Promise<Efeito<R> | null>,
): Promise<R | null> =>
  platform.db.transaction().execute(async (tx) => {
    const quem = ninguem(platform);
    const agora = platform.clock.now();
    const row = await lockCaso(tx, idManifestacao, quem, agora);
    if (!row) throw manifestacaoNaoEncontrada();
    const noAto = { tx, caso: await casoDe(platform, tx, row, quem), agora };
    const efeito = await fazer(noAto);
    if (!efeito) return null;
    const situacao = row.id_situacao as IdSituacao;
    return gravar(platform, noAto, { autor: peloSistema(quem.origem), situacao }, efeito);
  });

/**
 * For jobs: nobody asks, the clock does. Null when the case has moved on meanwhile, or when `fazer` finds that there is
 * nothing left to do: another instance was there first.
 */
export const agirPeloSistema = <R>(
  platform: Platform,
  idManifestacao: number,
  ato: AtoDaManifestacao,
  fazer: (noAto: NoAto) => Promise<Efeito<R> | null>,
): Promise<R | null> =>
  platform.db.transaction().execute(async (tx) => {
    const quem = ninguem(platform);
    const agora = platform.clock.now();
    const row = await lockCaso(tx, idManifestacao, quem, agora);
    if (!row) throw manifestacaoNaoEncontrada();
    if (!manifestacaoActs[ato].from.includes(row.id_situacao as IdSituacao)) return null;
    const caso = await casoDe(platform, tx, row, quem);
    const efeito = await fazer({ tx, caso, agora });
    if (!efeito) return null;
    return aplicar(platform, tx, caso, ato, peloSistema(quem.origem), async () => efeito);
  });
