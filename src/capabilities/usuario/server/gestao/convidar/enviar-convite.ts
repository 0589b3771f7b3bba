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
    titulo: 'Você foi convidado a trabalhar em um órgão',
    paragrafos: [
      `Olá, ${nome}.`,
      'Um órgão convidou você a trabalhar na plataforma.',
      ...perfis,
      `Para aceitar com uma conta nova, crie a senha pelo botão abaixo: o link vale por 7 dias e só pode ser usado uma vez. O login é ${login}.`,
      'Se você já tem conta na plataforma, ou prefere entrar com o gov.br, não crie a senha: entre e responda ao convite na página Convites. Até você aceitar, o órgão não vê nada da sua conta.',
      'Se você não esperava este convite, ignore esta mensagem: nada muda.',
    ],
    botao: { rotulo: 'Aceitar e criar a senha', endereco },
  });
};
