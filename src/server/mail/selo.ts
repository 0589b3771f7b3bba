import type { Config } from '../config.ts';
import { openText, sealText } from '../crypto/texto-selado.ts';
import type { EmailGuardado, EmailNovo } from './email-saida-repository.ts';

interface Aberto {
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
  readonly html: string;
  readonly endereco_para_sair: string | null;
}
type Chaves = Pick<Config, 'keyFor'>;

const chave = (config: Chaves): Buffer => config.keyFor('email.selo');

/** Every mail server on the way writes down who got which subject: it must not say that they reported, nor which case. */
export const ASSUNTO_DISCRETO = 'Há uma novidade para você';

const selo = (config: Chaves, aberto: Aberto): Buffer => sealText(chave(config), JSON.stringify(aberto));

const SEM_CORPO = { texto: '', html: '', enderecoParaSair: null } as const;

/**
 * The mail as it is stored: links in its body sign in, set a password, answer for the person. They are sealed, with the address they go
 * to, so that only this installation can read them.
 */
export const guardar = (
  config: Chaves,
  { para, texto, html, enderecoParaSair = null, ...resto }: EmailNovo,
): EmailGuardado => ({
  ...resto,
  ...SEM_CORPO,
  para,
  selado: selo(config, { para, assunto: resto.assunto, texto, html, endereco_para_sair: enderecoParaSair }),
});

/** The same for who reported: the row has no address either, and what is sent names no case in its subject. */
export const guardarSemDestinatario = (config: Chaves, email: EmailNovo): EmailGuardado => ({
  ...guardar(config, email),
  idUsuario: null,
  para: '',
  selado: selo(config, {
    para: email.para,
    assunto: ASSUNTO_DISCRETO,
    texto: email.texto,
    html: email.html,
    endereco_para_sair: email.enderecoParaSair ?? null,
  }),
});

/** The mail as it is sent, or as it was written: an earlier version left what is not about a denúncia in the open. */
export const abrir = <R extends { selado: Buffer | null }>(config: Chaves, row: R): R =>
  row.selado ? { ...row, ...(JSON.parse(openText(chave(config), row.selado)) as Partial<Aberto>) } : row;

/** Its words alone, for a log that shows neither address nor subject of who reported. */
export const textoDo = (config: Chaves, row: { selado: Buffer | null; texto: string }): string =>
  abrir(config, { selado: row.selado, texto: row.texto }).texto;
