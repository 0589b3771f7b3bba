import {
  assinatura,
  faz,
  guardarPalavras,
  insertEventoDoPrazo,
} from '#capabilities/manifestacao/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { todas } from '#server/db/todas.ts';
import { prazoProrrogado } from '../domain/prorrogacao.ts';
import { motivoNaoCabe } from '../domain/prorrogacao-errors.ts';
import { prorrogar as ato } from '../domain/prorrogar.ato.ts';
import { insertProrrogacao, listMotivosDoFormulario } from './prorrogacao-repository.ts';

/** Once, with reasons, within the term (Lei 13.460/2017, art. 16; Lei 12.527/2011, art. 11 §2). */
export const prorrogar = faz(
  ato,
  async ({ tx, caso, agora, quem }, { idMotivoProrrogacao, justificativa }) => {
    const { row, calendario } = caso;
    const prazo = diaGuardado(row.prazo);
    const emCurso = { idTipoFormulario: row.id_tipo_formulario, prazo };
    const motivos = await listMotivosDoFormulario(tx, row.id_tipo_formulario);
    const motivo = motivos.find(({ id }) => id === idMotivoProrrogacao);
    if (!motivo) throw motivoNaoCabe();
    const { dias, novo } = prazoProrrogado(calendario, emCurso);
    const datas = { prazo_anterior: row.prazo, prazo_novo: toIsoDate(novo) };
    const { texto, texto_cifrado } = caso.guardarTexto(justificativa);
    const prorrogacao = {
      id_manifestacao: row.id,
      id_motivo_prorrogacao: idMotivoProrrogacao,
      justificativa: texto,
      justificativa_cifrada: texto_cifrado,
      ...datas,
      id_responsavel: assinatura(quem, caso).id_responsavel,
      ocorrida_em: agora,
    };
    const evento = {
      id_manifestacao: row.id,
      tipo: 'prorrogacao',
      dias,
      id_ouvidoria: row.id_ouvidoria,
      ...datas,
      ocorrido_em: agora,
    } as const;
    await todas([insertProrrogacao(tx, prorrogacao), insertEventoDoPrazo(tx, evento)]);
    const variaveis = { prazoAnterior: formatData(prazo), prazo: formatData(novo) };
    return {
      informacoes: `O prazo passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}: ${motivo.descricao.toLowerCase()}.`,
      detalhes: { idMotivoProrrogacao, ...guardarPalavras(caso.cofre, 'justificativa', justificativa) },
      mudancas: { prazo: datas.prazo_novo, prorrogada_em: agora },
      avisos: [{ evento: 'manifestacao.prorrogada', variaveis }],
      resultado: { prazoAtendimento: datas.prazo_novo },
    };
  },
);
