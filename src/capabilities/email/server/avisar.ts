import { isAvisoDoOrgao } from '#capabilities/configuracao/domain/definicoes.ts';
import { valorDe } from '#capabilities/configuracao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { sendEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import {
  convitePesquisa,
  type EventoDeEmail,
  eventosDispensaveis,
  type Variaveis,
} from '../domain/eventos.ts';
import { listModelosDoEvento } from './email-modelo-repository.ts';
import { escreverEmail } from './escrever-email.ts';
import { quer } from './preferencia-repository.ts';

export interface AvisoPorEmail {
  readonly evento: EventoDeEmail;
  /** The office that has the case: its own words, if it wrote any, are the ones sent. */
  readonly idOuvidoria: number | null;
  /** Null for anonymous people and for those without an address. */
  readonly cidadao: { readonly email: string; readonly idUsuario: number | null } | null;
  readonly orgao: string | null;
  /** Whose mailbox `orgao` is: an office may choose which events it gets by mail. */
  readonly idOrgaoAvisado?: number | undefined;
  /** About a denúncia: its words are shown to nobody, and the address of the denunciante is kept sealed. */
  readonly sigiloso: boolean;
  readonly variaveis: Variaveis;
  readonly endereco: string;
  /** Where the citizen's mail leads, when not to the same place. */
  readonly enderecoDoCidadao?: string;
  /** One mail per key; without one, each is a mail of its own. */
  readonly chave?: string | undefined;
  /** Whose it is, when `orgao` is the address of one person who works there. */
  readonly idServidor?: number | undefined;
  /** Where the answer is rated; the mail says it only to who wants surveys. */
  readonly enderecoDaPesquisa?: string | undefined;
}

/** Only the mailbox of an office is asked; who is named in person always gets theirs. */
const isRecusadoPeloOrgao = async (
  platform: Platform,
  db: Db,
  { evento, idOrgaoAvisado, idServidor }: AvisoPorEmail,
): Promise<boolean> =>
  idServidor === undefined &&
  idOrgaoAvisado !== undefined &&
  isAvisoDoOrgao(evento) &&
  !(await valorDe(platform, db, `aviso.${evento}`, idOrgaoAvisado));

const isDispensado = async (db: Db, { evento, cidadao }: AvisoPorEmail): Promise<boolean> =>
  eventosDispensaveis.includes(evento) &&
  !(await quer(db, cidadao?.idUsuario ?? null, 'avisos_de_andamento'));

const conviteDe = async (db: Db, { cidadao, enderecoDaPesquisa }: AvisoPorEmail): Promise<Variaveis> => {
  const isBemVindo = enderecoDaPesquisa && (await quer(db, cidadao?.idUsuario ?? null, 'pesquisas'));
  return convitePesquisa(isBemVindo ? enderecoDaPesquisa : null);
};

/**
 * The office's template where it has one in use, otherwise the platform's. Read each time, in one query by its key: what
 * an administrator saved counts from then on, in every instance.
 */
const modeloDe = async (db: Db, { evento, idOuvidoria }: AvisoPorEmail) => {
  const modelos = await listModelosDoEvento(db, evento, idOuvidoria);
  const emUso = modelos.filter(({ ativo }) => ativo);
  return emUso.find(({ id_ouvidoria }) => id_ouvidoria !== null) ?? emUso[0];
};

/** Writes the mail of an event from its template, in the transaction of the act; says to whom, or null for nobody. */
export const avisar = async (platform: Platform, db: Db, aviso: AvisoPorEmail): Promise<string | null> => {
  const modelo = await modeloDe(db, aviso);
  if (!modelo) return null;
  const isCidadao = modelo.destinatario === 'cidadao';
  const para = isCidadao ? aviso.cidadao?.email : aviso.orgao;
  if (!para || (isCidadao && (await isDispensado(db, aviso)))) return null;
  if (!isCidadao && (await isRecusadoPeloOrgao(platform, db, aviso))) return null;
  const endereco = (isCidadao && aviso.enderecoDoCidadao) || aviso.endereco;
  const variaveis = { ...(await conviteDe(db, aviso)), ...aviso.variaveis };
  await sendEmail(db, platform, {
    chave: aviso.chave ?? null,
    evento: aviso.evento,
    para,
    idUsuario: isCidadao ? (aviso.cidadao?.idUsuario ?? null) : (aviso.idServidor ?? null),
    sobreDenuncia: aviso.sigiloso,
    sigiloso: isCidadao && aviso.sigiloso,
    ...escreverEmail(platform, modelo, variaveis, endereco),
  });
  return para;
};
