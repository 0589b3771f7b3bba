import { isAvisoDoOrgao } from '#capabilities/configuracao/domain/definicoes.ts';
import { valorDe } from '#capabilities/configuracao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';
import { todas } from '#server/db/todas.ts';
import { sendEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { isTextoFixo } from '../domain/devidos-por-lei.ts';
import {
  convitePesquisa,
  diaDaEntrega,
  type EventoDeEmail,
  eventosDispensaveis,
  type Variaveis,
} from '../domain/eventos.ts';
import { findPalavrasDeOrigem, listModelosDoEvento } from './email-modelo-repository.ts';
import { escreverEmail } from './escrever-email.ts';
import { quer } from './preferencia-repository.ts';
import { podemSair } from './read-palavras.ts';

export interface AvisoPorEmail {
  readonly evento: EventoDeEmail;
  /** The office that has the case: its own template is used, if there is one. */
  readonly idOuvidoria: number | null;
  /** Null for anonymous people and those without an address. */
  readonly cidadao: { readonly email: string; readonly idUsuario: number | null } | null;
  readonly orgao: string | null;
  /** The office whose mailbox `orgao` is: it may choose which events it gets by mail. */
  readonly idOrgaoAvisado?: number | undefined;
  /** About a denúncia: nobody may read the words, and the author's address is sealed. */
  readonly sigiloso: boolean;
  /** Who filed is known to nobody: what goes to them is kept as a denunciante's mail is. */
  readonly enderecoSigiloso?: boolean;
  /** The rows of its mail tell the hour, not the moment. */
  readonly naHora?: boolean;
  readonly variaveis: Variaveis;
  readonly endereco: string;
  /** Where the citizen's mail leads, if elsewhere. */
  readonly enderecoDoCidadao?: string;
  /** What the person is told by it, with a term behind: a mail that comes back is no notice. */
  readonly idComunicacao?: number | null;
  /** One mail per key; without a key, each call writes a mail. */
  readonly chave?: string | undefined;
  /** The person, if `orgao` is the address of one person who works there. */
  readonly idServidor?: number | undefined;
  /** Where a mail that the person asked for is switched off in one click. */
  readonly enderecoParaSair?: string | undefined;
  /** Where the answer is rated; mentioned only to people who want surveys. */
  readonly enderecoDaPesquisa?: string | undefined;
}

/** What has to be known to read what a mail depends on. */
type AvisoALer = Pick<
  AvisoPorEmail,
  'evento' | 'idOuvidoria' | 'idOrgaoAvisado' | 'idServidor' | 'enderecoDaPesquisa'
> & { readonly cidadao: { readonly idUsuario: number | null } | null };

/** Only for the mailbox of an office; a named person always gets theirs. */
const isRecusadoPeloOrgao = async (
  db: Db,
  { evento, idOrgaoAvisado, idServidor }: AvisoALer,
): Promise<boolean> =>
  idServidor === undefined &&
  idOrgaoAvisado !== undefined &&
  isAvisoDoOrgao(evento) &&
  !(await valorDe(db, `aviso.${evento}`, idOrgaoAvisado));

const isDispensado = async (db: Db, { evento, cidadao }: AvisoALer): Promise<boolean> =>
  eventosDispensaveis.includes(evento) &&
  !(await quer(db, cidadao?.idUsuario ?? null, 'avisos_de_andamento'));

const conviteDe = async (db: Db, { cidadao, enderecoDaPesquisa }: AvisoALer): Promise<Variaveis> => {
  const isBemVindo = enderecoDaPesquisa && (await quer(db, cidadao?.idUsuario ?? null, 'pesquisas'));
  return convitePesquisa(isBemVindo ? enderecoDaPesquisa : null);
};

/** Kept until a template changes; an act, in its transaction, reads them anew. */
const modelosDoEvento = emMemoria(
  ['email_modelo', 'email_modelo_versao', 'ouvidoria'],
  (db, chave: `${EventoDeEmail}:${number}`) => {
    const [evento, idOuvidoria] = chave.split(':') as [EventoDeEmail, string];
    return listModelosDoEvento(db, evento, Number(idOuvidoria) || null);
  },
  5000,
);

/**
 * The office's template if it has one in use, otherwise the platform's: what an administrator saved counts from then on, in
 * every instance. Words that may not be sent are those the platform came with instead; those of a notice that guards are never
 * others.
 */
const modeloDe = async ({ config }: Platform, db: Db, { evento, idOuvidoria }: AvisoALer) => {
  if (isTextoFixo(evento)) return findPalavrasDeOrigem(db, evento);
  const modelos = await modelosDoEvento(db, `${evento}:${idOuvidoria ?? 0}`);
  const emUso = modelos.filter(({ ativo }) => ativo);
  const doOrgao = emUso.find(({ id_ouvidoria }) => id_ouvidoria !== null);
  const escolhido = [doOrgao, ...emUso].find((modelo) => modelo && podemSair(config, evento, modelo));
  return escolhido ?? (emUso.length > 0 ? findPalavrasDeOrigem(db, evento) : undefined);
};

/** What a mail depends on besides what it tells; null for an event without a template in use. */
export const lerAviso = async (platform: Platform, db: Db, aviso: AvisoALer) => {
  const [modelo, dispensado, recusado, convite] = await todas([
    modeloDe(platform, db, aviso),
    isDispensado(db, aviso),
    isRecusadoPeloOrgao(db, aviso),
    conviteDe(db, aviso),
  ]);
  return modelo ? { modelo, dispensado, recusado, convite } : null;
};
export type AvisoLido = NonNullable<Awaited<ReturnType<typeof lerAviso>>>;

/** Writes a mail of which everything was read, in one statement; returns the address, or null. */
export const escreverAviso = async (
  platform: Platform,
  db: Db,
  { modelo, dispensado, recusado, convite }: AvisoLido,
  aviso: AvisoPorEmail,
): Promise<string | null> => {
  const isCidadao = modelo.destinatario === 'cidadao';
  const para = isCidadao ? aviso.cidadao?.email : aviso.orgao;
  if (!para || (isCidadao ? dispensado : recusado)) return null;
  const endereco = (isCidadao && aviso.enderecoDoCidadao) || aviso.endereco;
  const variaveis = { ...convite, ...diaDaEntrega(null), ...aviso.variaveis };
  const selado = isCidadao && (aviso.sigiloso || aviso.enderecoSigiloso === true);
  await sendEmail(db, platform, {
    chave: aviso.chave ?? null,
    evento: aviso.evento,
    para,
    idUsuario: isCidadao ? (aviso.cidadao?.idUsuario ?? null) : (aviso.idServidor ?? null),
    idComunicacao: isCidadao ? (aviso.idComunicacao ?? null) : null,
    enderecoParaSair: aviso.enderecoParaSair ?? null,
    sobreDenuncia: aviso.sigiloso || selado,
    sigiloso: selado,
    naHora: aviso.naHora === true || aviso.sigiloso || selado,
    ...escreverEmail(platform, modelo, variaveis, endereco),
  });
  return para;
};

/** Writes the mail of an event in the transaction of the act; returns the address, or null. */
export const avisar = async (platform: Platform, db: Db, aviso: AvisoPorEmail): Promise<string | null> => {
  const lido = await lerAviso(platform, db, aviso);
  return lido && escreverAviso(platform, db, lido, aviso);
};
