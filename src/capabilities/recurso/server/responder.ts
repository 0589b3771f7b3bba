import type { AnexoEnviado } from '#capabilities/anexo/domain/anexo.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao.ts';
import { type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { checkDecisaoDoRecurso, type DecisaoDoRecurso } from '../domain/resposta-do-recurso.ts';
import { agirNoRecurso, type RecursoVistoPor } from './agir-no-recurso.ts';
import { type RespostaRegistrada, registrarResposta } from './registrar-resposta.ts';
import { findOpcoesDaDecisao } from './resposta-repository.ts';
import { voltarAPedido } from './voltar-a-pedido.ts';

export interface RespostaPedida extends DecisaoDoRecurso {
  readonly texto: string;
  readonly anexos: readonly AnexoEnviado[];
}

/** Decides an appeal (Lei 12.527/2011, arts. 15 and 16; Decreto 7.724/2012, arts. 21 to 24). */
export const responder = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  { anexos, ...decisao }: RespostaPedida,
): Promise<RespostaRegistrada> =>
  agirNoRecurso(platform, quem, alvo, 'responder', async (noRecurso) => {
    const { tx, caso, agora, recurso } = noRecurso;
    const instancia = recurso.row.id_instancia as IdInstancia;
    const opcoes = await findOpcoesDaDecisao(tx, decisao.idTipoResposta, decisao.idDetalhamento);
    enforce(checkDecisaoDoRecurso(instancia, decisao, opcoes, localDate(agora.getTime())));
    const efeito = await registrarResposta(quem, noRecurso, decisao);
    await anexarA(platform, tx, {
      enviados: anexos,
      idManifestacao: caso.row.id,
      cofre: caso.cofre,
      vinculo: { idRespostaRecurso: efeito.resultado.idRespostaRecurso },
    });
    const acolhida =
      instancia === Instancia.revisao && decisao.idTipoResposta === TipoRespostaRecurso.acolhimento;
    return acolhida ? voltarAPedido(platform, quem, noRecurso, efeito) : efeito;
  });
