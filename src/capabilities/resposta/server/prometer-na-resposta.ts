import type { DecisaoPedida } from '#capabilities/conteudo-da-resposta/domain/check-decisao.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import type { NoAto } from '#capabilities/manifestacao/server/index.ts';
import { prometeEntregar } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { prometer } from '#capabilities/remedio/server/index.ts';

const oQueE: Readonly<Record<number, string>> = {
  [Especificacao.peloCorreio]: 'As informações, enviadas pelo correio.',
  [Especificacao.consultaAgendada]: 'A consulta à informação, no dia, na hora e no local marcados.',
};
const PARA_DEPOIS = 'O que a resposta disse que seria entregue depois.';

interface Respondida extends DecisaoPedida {
  readonly idResposta: number;
  readonly dataEntrega: string | null;
  readonly detalhes: object;
}

/** What an answer promises (LAI art. 11); what earlier ones had promised ended with it. */
export const prometerNaResposta = async (
  { tx, caso, agora }: NoAto,
  { idResposta, dataEntrega, detalhes, idCodigoDecisao, idEspecificacaoDecisao }: Respondida,
): Promise<void> => {
  if (dataEntrega === null || idCodigoDecisao === null || !prometeEntregar(idCodigoDecisao)) return;
  const escrito = 'oQueSeraEntregue' in detalhes ? detalhes.oQueSeraEntregue : undefined;
  const padrao = oQueE[idEspecificacaoDecisao ?? 0] ?? PARA_DEPOIS;
  await prometer(tx, {
    id_manifestacao: caso.row.id,
    id_ouvidoria: caso.row.id_ouvidoria,
    origem: 'resposta',
    id_resposta: idResposta,
    id_recurso: null,
    ...caso.guardarTexto(typeof escrito === 'string' ? escrito : padrao),
    prazo: dataEntrega,
    prometida_em: agora,
  });
};
