import {
  assinatura,
  avisoDaReabertura,
  faz,
  guardarPalavras,
} from '#capabilities/manifestacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { enforce } from '#kernel/verdict.ts';
import { motivoNaoExiste } from '../domain/arquivamento-errors.ts';
import { arquivar as ato } from '../domain/arquivar.ato.ts';
import { isComplementacaoVencida, podeArquivarPor } from '../domain/motivos.ts';
import { findMotivo, insertArquivamento, listPedidosDeComplementacao } from './arquivamento-repository.ts';

export const arquivar = faz(
  ato,
  async ({ tx, caso, agora, quem }, { idMotivoArquivamento, justificativa }) => {
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
      informacoes: `A manifestação foi arquivada. Motivo: ${motivo.descricao}.`,
      detalhes: { idMotivoArquivamento, ...guardarPalavras(caso.cofre, 'justificativa', justificativa) },
      avisos: [{ evento: 'manifestacao.arquivada', variaveis: avisoDaReabertura(caso, agora) }],
      resultado: undefined,
    };
  },
);
