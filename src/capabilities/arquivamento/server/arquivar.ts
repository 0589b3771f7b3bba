import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  agir,
  assinatura,
  type CasoVisto,
  guardarPalavras,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { motivoNaoExiste } from '../domain/arquivamento-errors.ts';
import { isComplementacaoVencida, podeArquivarPor } from '../domain/motivos.ts';
import { findMotivo, insertArquivamento, listPedidosDeComplementacao } from './arquivamento-repository.ts';

export interface PedidoDeArquivamento {
  readonly idMotivoArquivamento: number;
  readonly justificativa: string;
}

/** The office ends a case without an answer, and says why. */
export const arquivar = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  { idMotivoArquivamento, justificativa }: PedidoDeArquivamento,
): Promise<void> =>
  agir(platform, quem, alvo, 'arquivar', async ({ tx, caso, agora }) => {
    const motivo = await findMotivo(tx, idMotivoArquivamento);
    if (!motivo) throw motivoNaoExiste();
    const pedidos = await listPedidosDeComplementacao(tx, caso.row.id);
    enforce(
      podeArquivarPor(motivo.id, {
        idTipo: caso.row.id_tipo,
        complementacaoVencida: isComplementacaoVencida(pedidos, localDate(agora.getTime())),
        apta: caso.row.analise_preliminar_cifrada ? caso.row.apta : null,
      }),
    );
    const { texto, texto_cifrado } = caso.guardarTexto(justificativa);
    await insertArquivamento(tx, {
      id_manifestacao: caso.row.id,
      id_motivo_arquivamento: motivo.id,
      justificativa: texto,
      justificativa_cifrada: texto_cifrado,
      id_responsavel: assinatura(quem, caso).id_responsavel,
      ocorrido_em: agora,
    });
    return {
      acao: Acao.arquivamento,
      informacoes: `A manifestação foi arquivada. Motivo: ${motivo.descricao}.`,
      detalhes: { idMotivoArquivamento, ...guardarPalavras(caso.cofre, 'justificativa', justificativa) },
      avisos: [{ evento: 'manifestacao.arquivada' }],
      resultado: undefined,
    };
  });
