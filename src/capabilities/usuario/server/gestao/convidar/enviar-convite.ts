import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type Destinatario, enviarMensagem, newLink } from '../../conta/enviar-link.ts';

/** The invitation: what the person will be, how to sign in, and the link to set a password. */
export const enviarConvite = async (
  platform: Platform,
  trx: Db,
  origin: string,
  { id, nome, email, login }: Destinatario & { readonly login: string },
  perfis: readonly string[],
): Promise<void> => {
  const endereco = await newLink(platform, trx, origin, { id, nome, email }, 'convite');
  await enviarMensagem(platform, trx, { id, email }, 'usuario.convite', {
    assunto: 'Você foi convidado a trabalhar na plataforma de ouvidoria',
    titulo: 'Crie sua senha para começar',
    paragrafos: [
      `Olá, ${nome}.`,
      'Criaram uma conta de trabalho para você.',
      ...perfis,
      `Seu login é ${login}. Crie a senha pelo botão abaixo: o link vale por 7 dias e só pode ser usado uma vez. Quem tem o CPF informado no convite também pode entrar com o gov.br.`,
      'Se você não esperava este convite, ignore esta mensagem.',
    ],
    botao: { rotulo: 'Criar senha e ativar a conta', endereco },
  });
};
