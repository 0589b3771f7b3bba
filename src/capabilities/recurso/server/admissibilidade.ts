import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao.ts';
import type { Platform } from '#server/platform.ts';
import { justificativaNaoExiste } from '../domain/recurso-errors.ts';
import { agirNoRecurso, type RecursoVistoPor } from './agir-no-recurso.ts';
import { registrarResposta } from './registrar-resposta.ts';
import { findJustificativa } from './resposta-repository.ts';

/** The appeal is fit to be judged; nothing is decided yet. */
export const conhecer = (platform: Platform, quem: QuemAge, alvo: RecursoVistoPor): Promise<void> =>
  agirNoRecurso(platform, quem, alvo, 'conhecer', async ({ agora, recurso: { row } }) => ({
    acao: Acao.analise,
    informacoes: 'O recurso foi conhecido e será julgado.',
    detalhes: { idRecurso: row.id },
    mudancas: { conhecido: true, conhecido_em: agora },
    resultado: undefined,
  }));

/** It is not, and why: that ends it here, and the way to the next instance stays open. */
export const naoConhecer = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  { idJustificativa, texto }: { readonly idJustificativa: number; readonly texto: string },
): Promise<void> =>
  agirNoRecurso(platform, quem, alvo, 'naoConhecer', async (noRecurso) => {
    const { tx, agora } = noRecurso;
    const justificativa = await findJustificativa(tx, idJustificativa);
    if (!justificativa) throw justificativaNaoExiste();
    const efeito = await registrarResposta(quem, noRecurso, {
      idTipoResposta: TipoRespostaRecurso.naoConhecimento,
      idEspecificacao: null,
      idDetalhamento: null,
      dataEntrega: null,
      texto,
    });
    return {
      ...efeito,
      informacoes: `${efeito.informacoes} Motivo: ${justificativa.descricao}.`,
      mudancas: {
        ...efeito.mudancas,
        conhecido: false,
        conhecido_em: agora,
        id_justificativa_nao_conhecimento: idJustificativa,
      },
      resultado: undefined,
    };
  });
