import { anexarA } from '#capabilities/anexo/server/index.ts';
import { isFavoravelDeTodo } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { enforce } from '#kernel/verdict.ts';
import { responder as ato } from '../../domain/atos/responder.ato.ts';
import { checkDecisaoDoRecurso } from '../../domain/resposta-do-recurso.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { promessaDaDecisao, prometerNaDecisao } from './prometer-na-decisao.ts';
import { registrarResposta } from './registrar-resposta.ts';
import { findOpcoesDaDecisao } from './resposta-repository.ts';
import { voltarAPedido } from './voltar-a-pedido.ts';

/** Decides an appeal (Lei 12.527/2011, arts. 15 and 16; Decreto 7.724/2012, arts. 21 to 24). */
export const responder = fazNoRecurso(ato, async (noRecurso, entrada) => {
  const { anexos, dataEntrega, oQueEntregar, informacaoEntregue, ...resto } = entrada;
  const { platform, quem, tx, caso, agora, recurso } = noRecurso;
  const decisao = {
    ...resto,
    dataEntrega: dataEntrega === null ? null : diaGuardado(dataEntrega),
    entregaJunto: informacaoEntregue !== null || anexos.length > 0,
  };
  const { contra_o_tipo: contraOTipo } = recurso.row;
  const julgamento = { idInstancia: recurso.row.id_instancia as IdInstancia, contraOTipo };
  const opcoes = await findOpcoesDaDecisao(tx, decisao.idTipoResposta, decisao.idDetalhamento);
  enforce(checkDecisaoDoRecurso(julgamento, decisao, opcoes, localDate(agora.getTime())));
  const { promessa, frase } = promessaDaDecisao(noRecurso, decisao);
  const efeito = await registrarResposta(quem, noRecurso, { ...decisao, depois: frase });
  await anexarA(platform, tx, {
    enviados: anexos,
    idManifestacao: caso.row.id,
    cofre: caso.cofre,
    vinculo: { idRespostaRecurso: efeito.resultado.idRespostaRecurso },
  });
  if (promessa) await prometerNaDecisao(quem, noRecurso, promessa, { oQueEntregar, informacaoEntregue });
  const volta = contraOTipo && isFavoravelDeTodo(decisao.idTipoResposta);
  return volta ? voltarAPedido(platform, quem, noRecurso, efeito) : efeito;
});
