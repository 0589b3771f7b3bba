import {
  type EfeitoDo,
  faz,
  guardarPalavras,
  insertEventoDoPrazo,
  type NoAto,
  PRAZO_SOLTO,
} from '#capabilities/manifestacao/server/index.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { oQueContinua, recursoQueContinua } from '../domain/pedido-reaberto.ts';
import { prazoReaberto } from '../domain/prazo-reaberto.ts';
import { reabrir as ato } from '../domain/reabrir.ato.ts';

interface Reabertura {
  readonly prazoAtendimento: string;
}
type Aberta = EfeitoDo<typeof ato, Reabertura>;

const mudancas = (agora: Date) => ({ ...PRAZO_SOLTO, respondida_em: null, reaberta_em: agora });

/** A whole new term: for every type but an access request, and for one only if the person asked. */
const reabrirComPrazoNovo = async ({ tx, caso, agora }: NoAto): Promise<Aberta> => {
  const { row, calendario, remedios } = caso;
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
  const recurso = recursoQueContinua(remedios?.recorrer.janela ?? null, agora.getTime());
  return {
    informacoes: `A manifestação foi reaberta. O órgão tem até ${formatData(prazo)} para responder${recurso}.`,
    mudancas: { prazo: prazoNovo, ...mudancas(agora) },
    avisos: [
      {
        evento: 'manifestacao.reaberta',
        variaveis: { prazo: formatData(prazo), recursoQueContinua: recurso },
      },
    ],
    resultado: { prazoAtendimento: prazoNovo },
  };
};

/** The office opens a request of its own will: nothing that was promised to the person moves. */
const reabrirComPrazoAntigo = async ({ tx, caso, agora }: NoAto): Promise<Aberta> => {
  const { row, remedios } = caso;
  await insertEventoDoPrazo(tx, {
    id_manifestacao: row.id,
    tipo: 'reabertura',
    id_ouvidoria: row.id_ouvidoria,
    prazo_anterior: row.prazo,
    prazo_novo: row.prazo,
    ocorrido_em: agora,
  });
  const continua = oQueContinua(diaGuardado(row.prazo), remedios?.recorrer.janela ?? null, agora.getTime());
  return {
    informacoes: `O órgão reabriu o pedido. Isso não tira um direito de quem pediu: ${continua}.`,
    mudancas: mudancas(agora),
    avisos: [{ evento: 'manifestacao.pedido-reaberto', variaveis: { oQueContinua: continua } }],
    resultado: { prazoAtendimento: row.prazo },
  };
};

/** An ended case goes back to the office; what was answered before stays to be read. */
export const reabrir = faz(ato, async (noAto, { justificativa }) => {
  const { caso } = noAto;
  const { idTipoFormulario, reaberturaPedida } = caso.fatos;
  const aberta =
    isAcesso(idTipoFormulario) && !reaberturaPedida
      ? await reabrirComPrazoAntigo(noAto)
      : await reabrirComPrazoNovo(noAto);
  return { ...aberta, detalhes: guardarPalavras(caso.cofre, 'justificativa', justificativa) };
});
