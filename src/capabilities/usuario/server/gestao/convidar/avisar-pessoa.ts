import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { enviarMensagem } from '../../conta/enviar-link.ts';

interface Conta {
  readonly id: number;
  readonly nome: string;
  readonly email: string | null;
}

const PERGUNTE = 'Se você não esperava por isso, fale com quem administra os usuários do seu órgão.';

/** Tells the person that their profiles changed. People without an address use gov.br. */
export const avisarPerfis = async (
  platform: Platform,
  trx: Db,
  { id, nome, email }: Conta,
  mudancas: readonly string[],
): Promise<void> => {
  if (email === null || mudancas.length === 0) return;
  await enviarMensagem(platform, trx, { id, email }, 'usuario.perfis-alterados', {
    assunto: 'Seus perfis de trabalho mudaram',
    titulo: 'Seus perfis de trabalho mudaram',
    paragrafos: [`Olá, ${nome}.`, ...mudancas, PERGUNTE],
  });
};

export const avisarBloqueio = async (
  platform: Platform,
  trx: Db,
  { id, nome, email }: Conta,
  { bloqueada, motivo }: { bloqueada: boolean; motivo: string },
): Promise<void> => {
  if (email === null) return;
  const titulo = bloqueada ? 'Sua conta foi bloqueada' : 'Sua conta foi desbloqueada';
  await enviarMensagem(platform, trx, { id, email }, bloqueada ? 'usuario.bloqueio' : 'usuario.desbloqueio', {
    assunto: titulo,
    titulo,
    paragrafos: [
      `Olá, ${nome}.`,
      bloqueada
        ? 'Enquanto ela estiver bloqueada, não é possível entrar na plataforma.'
        : 'Você já pode entrar na plataforma outra vez.',
      `Motivo informado: ${motivo}`,
      PERGUNTE,
    ],
  });
};
