import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { releaseReversoesDoCaso } from '#server/ciclo/reversao-repository.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { comoChegou, EM_NOME, type EmNome, fraseDoAtendimento } from '../domain/em-nome.ts';
import { fraseDoHistorico } from '../domain/frase-do-historico.ts';
import { type AcaoDoHistorico, MANIFESTANTE, SISTEMA } from '../domain/historico.ts';
import { chaveDaPublicacao, PUBLICAR_PEDIDO } from '../domain/publicar-pedido.ts';
import { type IdSituacao, isAberta } from '../domain/situacao.ts';
import { escreverAvisoSobre, lerAvisoSobre } from './avisar.ts';
import { type Caso, lockCasoSemLeitor } from './caso.ts';
import { comunicar, darCienciaDeTudo, darCienciaDoPedido } from './ciencia/comunicar.ts';
import { type MudancasDaManifestacao, notifyCaso, updateManifestacao } from './manifestacao-repository.ts';
import { guardarPalavras } from './palavras.ts';
import { ninguem, type QuemAge } from './quem-age.ts';
import { updatePalavrasPreservadas } from './registrar/cadastrar-repository.ts';

export interface Aviso {
  readonly evento: EventoDeEmail;
  readonly variaveis?: Readonly<Record<string, string>>;
  /** Where the mail's button leads; the case itself by default. */
  readonly caminho?: string;
  /** Address of the office to tell, when not the case's; null for an office without one. */
  readonly orgao?: string | null;
  /** The office with that address, when not the case's: it may have turned these mails off. */
  readonly idOrgaoAvisado?: number | undefined;
  /** The person whose address `orgao` is, when it is not the office's. */
  readonly idServidor?: number;
  /** One mail per key, for an event that several people are told of. */
  readonly chave?: string;
  /** Where the person rates the answer, for the mail about an answer (`linkDaPesquisa`). */
  readonly caminhoDaPesquisa?: string;
  /** Set when the act itself turns the case into a denúncia: its mail is already sealed. */
  readonly sigiloso?: boolean;
}

/** What an act did besides writing its rows: the runner writes the rest in the same transaction. */
export interface Efeito<R> {
  /** The label of the history, where the act did something else than it declares. */
  readonly acao?: AcaoDoHistorico;
  /** One sentence for the history; never the words of a denúncia. */
  readonly informacoes?: string;
  readonly detalhes?: Readonly<Record<string, unknown>>;
  readonly mudancas?: MudancasDaManifestacao;
  readonly avisos?: readonly Aviso[];
  readonly resultado: R;
}

/** The same for what is not an act of the case itself and brings its own label for the history. */
export interface Anotado<R> extends Omit<Efeito<R>, 'acao'> {
  readonly acao: string;
}

export interface NoAto {
  readonly tx: Db;
  readonly caso: Caso;
  readonly agora: Date;
}

interface Autor {
  readonly responsavel: string;
  readonly idResponsavel: number | null;
  readonly idOuvidoria: number | null;
  readonly origem: string;
  /** Staff who did it for the person who filed. */
  readonly emNome?: EmNome;
}

/** The history does not name the manifestante's account: some of its readers may not know it. */
export const autorDe = (caso: Caso, quem: QuemAge, sigla = caso.row.sigla_ouvidoria): Autor => {
  const { usuario, origem, emNome } = quem;
  if (emNome && usuario) {
    return {
      responsavel: `${usuario.nome} (${sigla}), ${EM_NOME}`,
      idResponsavel: usuario.idUsuario,
      idOuvidoria: usuario.idOuvidoria,
      origem,
      emNome,
    };
  }
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

/** The history says how it came and who typed it in, and the person is told. */
const comAtendimento = (
  acao: string,
  efeito: Efeito<unknown>,
  emNome: EmNome | undefined,
  cofre: Caso['cofre'],
): Efeito<unknown> => {
  if (!emNome) return efeito;
  const { idAtendimento, canal, dia, oQue, representante } = emNome;
  const feito = { idAtendimento, canal, recebidaEm: toIsoDate(dia) };
  return {
    ...efeito,
    informacoes: `${fraseDoHistorico(acao, efeito.informacoes ?? null)} ${fraseDoAtendimento(emNome)}`,
    detalhes: {
      ...efeito.detalhes,
      atendimento: representante ? { ...feito, idRepresentacao: representante.idRepresentacao } : feito,
      ...(representante && guardarPalavras(cofre, 'representante', `${representante.nome}.`)),
    },
    avisos: [
      ...(efeito.avisos ?? []),
      { evento: 'atendimento.registrado', variaveis: { oQue, comoChegou: comoChegou(emNome) } },
    ],
  };
};

/**
 * The rest of an act, once its rows are written: the case as it is now, history, mails. What needs nothing of each other is
 * sent at once, in this order; jobs follow those of an earlier act that this one lets go.
 */
export const gravar = async (
  platform: Platform,
  { tx, caso, agora }: NoAto,
  { autor, situacao, acao }: { readonly autor: Autor; readonly situacao: IdSituacao; readonly acao: string },
  efeito: Efeito<unknown>,
): Promise<void> => {
  const {
    informacoes,
    detalhes,
    mudancas,
    avisos = [],
  } = comAtendimento(acao, efeito, autor.emNome, caso.cofre);
  const { row } = caso;
  const momento = caso.momentoGuardado(agora);
  const versao = row.versao + 1;
  const saiu = !isAberta(situacao) || (mudancas?.id_ouvidoria ?? row.id_ouvidoria) !== row.id_ouvidoria;
  const novoEstado = {
    id_situacao: situacao,
    encerrada_em: isAberta(situacao) ? null : (row.encerrada_em ?? momento),
    ...(saiu && { prazo_interno: null, contribuicao_em: null }),
    ...mudancas,
    versao,
    atualizada_em: momento,
  };
  // Who acts on the own case knows what was written there; who asks at the desk knows what they ask about.
  if (caso.relacao === 'manifestante' && row.sem_ciencia) {
    await (autor.emNome ? darCienciaDoPedido(tx, caso, autor.emNome) : darCienciaDeTudo(tx, caso, momento));
  }
  const palavras = caso.palavrasASelar();
  const linha = {
    id_manifestacao: row.id,
    acao,
    ocorrido_em: momento,
    momento_cifrado: autor.responsavel === MANIFESTANTE ? caso.selarMomento(platform.clock.now()) : null,
    responsavel: autor.responsavel,
    id_responsavel: autor.idResponsavel,
    id_ouvidoria: autor.idOuvidoria,
    informacoes: informacoes ?? null,
    detalhes: JSON.stringify(detalhes ?? {}),
    versao,
  };
  const mudanca = {
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
  };
  const escritas = [
    releaseReversoesDoCaso(tx, row.id, momento),
    updateManifestacao(tx, row.id, novoEstado),
    palavras && updatePalavrasPreservadas(tx, row.id, palavras),
    insertHistorico(tx, linha),
    notifyCaso(tx, mudanca),
  ];
  const lendo = avisos.map(async (aviso) => {
    const [idComunicacao, lido] = await todas([
      comunicar(tx, caso, aviso.evento, momento),
      lerAvisoSobre(platform, tx, caso, aviso, autor.origem),
    ]);
    return { aviso, lido: { ...lido, origem: autor.origem, idComunicacao } };
  });
  const [lidos] = await todas([todas(lendo), ...escritas]);
  const isPublicavel = isAcesso(row.id_tipo_formulario) || isAcesso(mudancas?.id_tipo_formulario ?? 0);
  await todas([
    // After any act, what the public may read of a request is decided again.
    isPublicavel && enqueue(tx, PUBLICAR_PEDIDO, { idManifestacao: row.id }, chaveDaPublicacao(row.id)),
    ...lidos.map(({ aviso, lido }) => escreverAvisoSobre(platform, tx, caso, aviso, lido)),
  ]);
};

/**
 * For something that belongs to a case and has its own life cycle, such as an appeal. Its acts were
 * checked and its rows written; the case, locked by the caller, gets its line of history and its
 * mails.
 */
export const anotarNoCaso = async <R>(
  platform: Platform,
  noAto: NoAto,
  quem: QuemAge,
  { acao, ...efeito }: Anotado<R>,
  sigla?: string,
): Promise<R> => {
  const situacao = noAto.caso.row.id_situacao as IdSituacao;
  await gravar(platform, noAto, { autor: autorDe(noAto.caso, quem, sigla), situacao, acao }, efeito);
  return efeito.resultado;
};

/** The author of what a job does. */
export const peloSistema = (origem: string): Autor => ({
  responsavel: SISTEMA,
  idResponsavel: null,
  idOuvidoria: null,
  origem,
});

/** `anotarNoCaso` for what follows of itself, in the caller's transaction. */
export const anotarSemPessoa = async (
  platform: Platform,
  noAto: NoAto,
  { acao, ...efeito }: Anotado<unknown>,
): Promise<void> => {
  const situacao = noAto.caso.row.id_situacao as IdSituacao;
  await gravar(platform, noAto, { autor: peloSistema(ninguem(platform).origem), situacao, acao }, efeito);
};

/** `anotarNoCaso` for jobs, under the case's lock. Null where nothing is left to do. */
export const anotarPeloSistema = <R>(
  platform: Platform,
  idManifestacao: number,
  fazer: (noAto: NoAto) => Promise<Anotado<R> | null>,
): Promise<R | null> =>
  platform.db.transaction().execute(async (tx) => {
    const quem = ninguem(platform);
    const agora = platform.clock.now();
    const caso = await lockCasoSemLeitor(platform, tx, quem, idManifestacao);
    const noAto = { tx, caso, agora };
    const anotado = await fazer(noAto);
    if (!anotado) return null;
    const { acao, ...efeito } = anotado;
    const situacao = caso.row.id_situacao as IdSituacao;
    await gravar(platform, noAto, { autor: peloSistema(quem.origem), situacao, acao }, efeito);
    return efeito.resultado;
  });
