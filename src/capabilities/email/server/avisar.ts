import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import {
  convitePesquisa,
  type EventoDeEmail,
  eventosDispensaveis,
  preencher,
  type Variaveis,
} from '../domain/eventos.ts';
import { findModelo, quer } from './email-modelo-repository.ts';

export interface AvisoPorEmail {
  readonly evento: EventoDeEmail;
  /** Null for anonymous people and for those without an address. */
  readonly cidadao: { readonly email: string; readonly idUsuario: number | null } | null;
  readonly orgao: string | null;
  /** The address belongs to a denunciante: it is kept sealed. */
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

const isDispensado = async (db: Db, { evento, cidadao }: AvisoPorEmail): Promise<boolean> =>
  eventosDispensaveis.includes(evento) &&
  !(await quer(db, cidadao?.idUsuario ?? null, 'avisos_de_andamento'));

const conviteDe = async (db: Db, { cidadao, enderecoDaPesquisa }: AvisoPorEmail): Promise<Variaveis> => {
  const isBemVindo = enderecoDaPesquisa && (await quer(db, cidadao?.idUsuario ?? null, 'pesquisas'));
  return convitePesquisa(isBemVindo ? enderecoDaPesquisa : null);
};

/** Writes the mail of an event from its template, in the transaction of the act; says to whom, or null for nobody. */
export const avisar = async (platform: Platform, db: Db, aviso: AvisoPorEmail): Promise<string | null> => {
  const modelo = await findModelo(db, aviso.evento);
  if (!modelo?.ativo) return null;
  const isCidadao = modelo.destinatario === 'cidadao';
  const para = isCidadao ? aviso.cidadao?.email : aviso.orgao;
  if (!para || (isCidadao && (await isDispensado(db, aviso)))) return null;
  const endereco = (isCidadao && aviso.enderecoDoCidadao) || aviso.endereco;
  const variaveis = { ...(await conviteDe(db, aviso)), ...aviso.variaveis };
  const { texto, html } = renderEmail(
    {
      titulo: preencher(modelo.titulo, variaveis),
      // A paragraph that stayed empty is none.
      paragrafos: preencher(modelo.corpo, variaveis)
        .trim()
        .split(/\n{2,}/),
      ...(modelo.botao && { botao: { rotulo: modelo.botao, endereco } }),
    },
    platform.config.instalacao.nome,
  );
  await sendEmail(db, platform, {
    chave: aviso.chave ?? null,
    evento: aviso.evento,
    para,
    idUsuario: isCidadao ? (aviso.cidadao?.idUsuario ?? null) : (aviso.idServidor ?? null),
    sigiloso: isCidadao && aviso.sigiloso,
    assunto: preencher(modelo.assunto, variaveis),
    texto,
    html,
  });
  return para;
};
