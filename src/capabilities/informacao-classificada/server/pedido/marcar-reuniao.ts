import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { podeMarcarReuniao } from '#capabilities/recurso/domain/reuniao.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { marcarReuniaoDoPedido as ato } from '../../domain/pedido/atos/marcar-reuniao-do-pedido.ato.ts';
import { nomeDaAutoridade, Passo } from '../../domain/pedido/estado-do-pedido.ts';
import { fazNoPedido } from './agir-no-pedido.ts';
import { updatePasso } from './pedido-repository.ts';

/** The commission decides in a meeting; its day becomes the term, and may be changed (Decreto 7.724/2012, art. 47). */
export const marcarReuniaoDoPedido = fazNoPedido(ato, async ({ tx, row, passos, agora }, { data: prazo }) => {
  const dia = diaGuardado(prazo);
  const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria_julgadora);
  enforce(podeMarcarReuniao(calendario, dia, localDate(agora.getTime())));
  await updatePasso(
    tx,
    { idPedido: row.id, passo: row.passo },
    { prazo, prazo_original: passos.at(-1)?.prazo_original ?? prazo },
  );
  return {
    informacoes: `O recurso será julgado na reunião de ${formatData(dia)}.`,
    idJulgadora: row.id_ouvidoria_julgadora,
    avisos: [
      {
        evento: 'desclassificacao.reuniao-marcada',
        variaveis: { quemDecide: nomeDaAutoridade(Passo.comissao, true), dia: formatData(dia) },
      },
    ],
    resultado: undefined,
  };
});
