import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import { type EmailText, renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { type FinalidadeDoToken, validadeDoToken } from '../../domain/usuario.ts';
import { insertToken } from './token-repository.ts';

export interface Destinatario {
  readonly id: number;
  readonly email: string;
  readonly nome: string;
}

interface Mensagem extends EmailText {
  readonly assunto: string;
}

/** Invitations have their own text (gestao/convidar/enviar-convite.ts). */
type LinkComum = Exclude<FinalidadeDoToken, 'convite'>;

const texts: Readonly<Record<LinkComum, (nome: string, link: string) => Mensagem>> = {
  ativar: (nome, link) => ({
    assunto: 'Confirme seu e-mail',
    titulo: 'Falta só confirmar seu e-mail',
    paragrafos: [
      `Olá, ${nome}.`,
      'Recebemos seu cadastro. Para começar a usar a plataforma, confirme que este e-mail é seu. O link vale por 3 dias.',
      'Se você não fez este cadastro, ignore esta mensagem.',
    ],
    botao: { rotulo: 'Confirmar e-mail', endereco: link },
  }),
  senha: (nome, link) => ({
    assunto: 'Crie uma nova senha',
    titulo: 'Crie uma nova senha',
    paragrafos: [
      `Olá, ${nome}.`,
      'Recebemos um pedido de nova senha para a sua conta. O link vale por 1 hora e só pode ser usado uma vez.',
      'Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.',
    ],
    botao: { rotulo: 'Criar nova senha', endereco: link },
  }),
  email: (nome, link) => ({
    assunto: 'Confirme seu novo e-mail',
    titulo: 'Confirme seu novo e-mail',
    paragrafos: [
      `Olá, ${nome}.`,
      'Recebemos um pedido para usar este endereço na sua conta. A troca só acontece depois que você confirmar. O link vale por 3 dias.',
      'Se você não fez este pedido, ignore esta mensagem: nada muda.',
    ],
    botao: { rotulo: 'Confirmar novo e-mail', endereco: link },
  }),
};

const paths: Readonly<Record<FinalidadeDoToken, (token: string) => string>> = {
  ativar: (token) => `/web/usuario/ativar?token=${token}`,
  senha: (token) => `/web/usuario/alterarsenha?url=${token}`,
  email: (token) => `/web/usuario/ativar?token=${token}`,
  convite: (token) => `/web/usuario/alterarsenha?url=${token}`,
};

/** Creates a one-use link; the database stores only its hash. */
export const newLink = async (
  platform: Platform,
  trx: Db,
  origin: string,
  destinatario: Destinatario,
  finalidade: FinalidadeDoToken,
): Promise<string> => {
  const token = newSecret();
  const criadoEm = platform.clock.now();
  const expiraEm = new Date(criadoEm.getTime() + validadeDoToken[finalidade]);
  await insertToken(trx, {
    hash: hashSecret(token),
    idUsuario: destinatario.id,
    finalidade,
    email: finalidade === 'email' ? destinatario.email : null,
    criadoEm,
    expiraEm,
  });
  return `${origin}${paths[finalidade](token)}`;
};

/** A mail to the owner of an account, about the account. */
export const enviarMensagem = async (
  platform: Platform,
  trx: Db,
  { id, email }: Pick<Destinatario, 'id' | 'email'>,
  evento: string,
  { assunto, ...text }: Mensagem,
): Promise<void> => {
  const { texto, html } = renderEmail(text, platform.config.instalacao.nome);
  await sendEmail(trx, platform, { chave: null, evento, idUsuario: id, para: email, assunto, texto, html });
};

/** Creates a one-use link and the mail that carries it. */
export const sendLink = async (
  platform: Platform,
  trx: Db,
  origin: string,
  destinatario: Destinatario,
  finalidade: LinkComum,
): Promise<void> => {
  const link = await newLink(platform, trx, origin, destinatario, finalidade);
  const mensagem = texts[finalidade](destinatario.nome, link);
  await enviarMensagem(platform, trx, destinatario, `usuario.${finalidade}`, mensagem);
};
