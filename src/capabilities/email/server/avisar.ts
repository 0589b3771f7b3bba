import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { type EventoDeEmail, eventosDispensaveis, preencher, type Variaveis } from '../domain/eventos.ts';
import { findModelo, querAvisosDeAndamento } from './email-modelo-repository.ts';

export interface AvisoPorEmail {
  readonly evento: EventoDeEmail;
  /** Null for anonymous people and for those without an address. */
  readonly cidadao: { readonly email: string; readonly idUsuario: number | null } | null;
  readonly orgao: string | null;
  /** The address belongs to a denunciante: it is kept sealed. */
  readonly sigiloso: boolean;
  readonly variaveis: Variaveis;
  readonly endereco: string;
}

const isDispensado = async (db: Db, { evento, cidadao }: AvisoPorEmail): Promise<boolean> =>
  eventosDispensaveis.includes(evento) &&
  cidadao?.idUsuario != null &&
  !(await querAvisosDeAndamento(db, cidadao.idUsuario));

/** Writes the mail of an event from its template, in the transaction of the act; says to whom, or null for nobody. */
export const avisar = async (platform: Platform, db: Db, aviso: AvisoPorEmail): Promise<string | null> => {
  const modelo = await findModelo(db, aviso.evento);
  if (!modelo?.ativo) return null;
  const isCidadao = modelo.destinatario === 'cidadao';
  const para = isCidadao ? aviso.cidadao?.email : aviso.orgao;
  if (!para || (isCidadao && (await isDispensado(db, aviso)))) return null;
  const { texto, html } = renderEmail(
    {
      titulo: preencher(modelo.titulo, aviso.variaveis),
      paragrafos: preencher(modelo.corpo, aviso.variaveis).split(/\n{2,}/),
      ...(modelo.botao && { botao: { rotulo: modelo.botao, endereco: aviso.endereco } }),
    },
    platform.config.instalacao.nome,
  );
  await sendEmail(db, platform, {
    chave: null,
    evento: aviso.evento,
    para,
    idUsuario: isCidadao ? (aviso.cidadao?.idUsuario ?? null) : null,
    sigiloso: isCidadao && aviso.sigiloso,
    assunto: preencher(modelo.assunto, aviso.variaveis),
    texto,
    html,
  });
  return para;
};
