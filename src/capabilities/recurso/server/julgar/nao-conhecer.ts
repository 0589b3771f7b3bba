import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { naoConhecer as ato } from '../../domain/atos/nao-conhecer.ato.ts';
import { justificativaNaoExiste } from '../../domain/recurso-errors.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { registrarResposta } from './registrar-resposta.ts';
import { findJustificativa } from './resposta-repository.ts';

/** Refuses to judge the appeal, with a reason. That ends it here; the next instance stays open, unless it is the commission. */
export const naoConhecer = fazNoRecurso(ato, async (noRecurso, { idJustificativa, texto }) => {
  const { tx, agora, quem } = noRecurso;
  const justificativa = await findJustificativa(tx, idJustificativa);
  if (!justificativa) throw justificativaNaoExiste();
  const efeito = await registrarResposta(quem, noRecurso, {
    idTipoResposta: TipoRespostaRecurso.naoConhecimento,
    idEspecificacao: null,
    idDetalhamento: null,
    dataEntrega: null,
    texto,
    motivo: justificativa.descricao,
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
