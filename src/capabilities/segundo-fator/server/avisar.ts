import { enviarMensagem, insertHistorico } from '#capabilities/usuario/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';

interface Conta {
  readonly id: number;
  readonly nome: string;
  readonly email: string | null;
}

const SE_NAO_FOI_VOCE =
  'Se não foi você, troque a sua senha agora e avise quem administra os usuários do seu órgão.';

const avisos = {
  'Segundo fator criado': {
    evento: 'usuario.segundo-fator-criado',
    titulo: 'Sua conta tem um novo segundo fator',
    frase: 'A partir de agora ele pode confirmar a sua entrada e as ações mais delicadas.',
  },
  'Segundo fator removido': {
    evento: 'usuario.segundo-fator-removido',
    titulo: 'Um segundo fator saiu da sua conta',
    frase: 'Ele não confirma mais a sua entrada.',
  },
  'Códigos de recuperação criados': {
    evento: 'usuario.codigos-de-recuperacao-criados',
    titulo: 'Sua conta tem novos códigos de recuperação',
    frase: 'Os códigos anteriores deixaram de valer.',
  },
  'Código de recuperação usado': {
    evento: 'usuario.codigo-de-recuperacao-usado',
    titulo: 'Um código de recuperação da sua conta foi usado',
    frase: 'Cada código vale uma vez: este já não abre mais nada.',
  },
} as const;

type AcaoNoFator = keyof typeof avisos;

/** What happens to a factor is never silent: one row in the person's history and one mail. */
export const anotarEAvisar = async (
  platform: Platform,
  trx: Db,
  conta: Conta,
  acao: AcaoNoFator,
  informacoes: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const { evento, titulo, frase } = avisos[acao];
  await insertHistorico(trx, {
    idUsuario: conta.id,
    acao,
    idResponsavel: conta.id,
    informacoes,
    ocorridoEm: platform.clock.now(),
  });
  if (conta.email === null) return;
  await enviarMensagem(platform, trx, { id: conta.id, email: conta.email }, evento, {
    assunto: titulo,
    titulo,
    paragrafos: [`Olá, ${conta.nome}.`, frase, SE_NAO_FOI_VOCE],
  });
};

export const avisarRedefinicao = async (
  platform: Platform,
  trx: Db,
  { id, nome, email }: Conta,
  motivo: string,
): Promise<void> => {
  if (email === null) return;
  const titulo = 'O segundo fator da sua conta foi retirado';
  await enviarMensagem(platform, trx, { id, email }, 'usuario.segundo-fator-redefinido', {
    assunto: titulo,
    titulo,
    paragrafos: [
      `Olá, ${nome}.`,
      'Quem administra os usuários retirou os seus segundos fatores e encerrou as suas sessões. Na próxima entrada, crie outro.',
      `Motivo informado: ${motivo}`,
      'Se você não pediu isso, avise agora o gestor do seu órgão ou quem administra a plataforma: alguém pode estar tentando usar a sua conta.',
    ],
  });
};
