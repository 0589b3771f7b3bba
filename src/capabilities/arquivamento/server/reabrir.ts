import {
  faz,
  guardarPalavras,
  insertEventoDoPrazo,
  PRAZO_SOLTO,
} from '#capabilities/manifestacao/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { prazoReaberto } from '../domain/prazo-reaberto.ts';
import { reabrir as ato } from '../domain/reabrir.ato.ts';

/** An ended case goes back to the office with a new term; what was answered before stays to be read. */
export const reabrir = faz(ato, async ({ tx, caso, agora }, { justificativa }) => {
  const { row, calendario } = caso;
  const { dia, dias, prazo } = prazoReaberto(calendario, {
    idTipoFormulario: row.id_tipo_formulario,
    momento: agora.getTime(),
  });
  const prazoNovo = toIsoDate(prazo);
  await insertEventoDoPrazo(tx, {
    id_manifestacao: row.id,
    tipo: 'reabertura',
    dias,
    resposta: toIsoDate(dia),
    id_ouvidoria: row.id_ouvidoria,
    prazo_anterior: row.prazo,
    prazo_novo: prazoNovo,
    ocorrido_em: agora,
  });
  return {
    informacoes: `A manifestação foi reaberta. O órgão tem até ${formatData(prazo)} para responder.`,
    detalhes: guardarPalavras(caso.cofre, 'justificativa', justificativa),
    mudancas: { prazo: prazoNovo, ...PRAZO_SOLTO, respondida_em: null },
    avisos: [{ evento: 'manifestacao.reaberta', variaveis: { prazo: formatData(prazo) } }],
    resultado: { prazoAtendimento: prazoNovo },
  };
});
