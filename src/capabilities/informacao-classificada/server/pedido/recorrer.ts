import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { recorrerAComissao as atoDaComissao } from '../../domain/pedido/atos/recorrer-a-comissao.ato.ts';
import { recorrerAoComando as atoDoComando } from '../../domain/pedido/atos/recorrer-ao-comando.ato.ts';
import { recorrerDaDecisao as atoDaDecisao } from '../../domain/pedido/atos/recorrer-da-decisao.ato.ts';
import { type IdPasso, nomeDaAutoridade, Passo } from '../../domain/pedido/estado-do-pedido.ts';
import { semComissao } from '../../domain/pedido/pedido-errors.ts';
import { prazoDoPasso } from '../../domain/pedido/prazos-do-pedido.ts';
import { semDecisao } from '../../domain/pedido/sem-decisao.ts';
import { fazNoPedido, type NoPedido } from './agir-no-pedido.ts';
import { alertarQuemDecide } from './avisar-do-pedido.ts';
import { insertPasso } from './pedido-repository.ts';

/** Opens the next step: the highest authority sits in the office itself, a minister of Armed Forces and the commission outside. */
const subir = async (
  { tx, row, agora, fatos }: NoPedido,
  {
    passo,
    idJulgadora,
    texto,
  }: { readonly passo: IdPasso; readonly idJulgadora: number; readonly texto: string },
) => {
  const calendario = await calendarioDaOuvidoria(tx, idJulgadora);
  const contado = countedDay(calendario, agora.getTime());
  const ultimoDia = prazoDoPasso(calendario, contado, passo);
  const prazo = ultimoDia && toIsoDate(ultimoDia);
  const porSilencio = row.decidido_em === null;
  await insertPasso(tx, {
    id_pedido: row.id,
    passo,
    id_ouvidoria_julgadora: idJulgadora,
    texto,
    por_silencio: porSilencio,
    registrado_em: agora,
    registro_contado: toIsoDate(contado),
    prazo,
    prazo_original: prazo,
  });
  await alertarQuemDecide(tx, {
    tipo: 'desclassificacao-recebida',
    idPedido: row.id,
    idJulgadora,
    marco: String(passo),
    agora,
  });
  const quando = ultimoDia ? `até ${formatData(ultimoDia)}` : 'na reunião que a comissão marcar';
  const quemDecide = nomeDaAutoridade(passo, idJulgadora !== row.id_ouvidoria);
  const variaveis = { quemDecide, quando };
  return {
    informacoes: `${porSilencio ? 'Não houve decisão no prazo. ' : ''}${quemDecide} decide ${quando}.`,
    idJulgadora,
    avisos: [
      {
        evento: 'desclassificacao.recorrida',
        variaveis: { ...variaveis, semDecisao: semDecisao(passo, fatos.temComissao).aQuemPediu },
      },
      { evento: 'desclassificacao.recebida', variaveis },
    ],
    resultado: { prazo },
  } as const;
};

/** Lei 12.527/2011, art. 17; Decreto 7.724/2012, art. 37. */
export const recorrerDaDecisao = fazNoPedido(atoDaDecisao, (no, { texto }) =>
  subir(no, {
    passo: Passo.maxima,
    idJulgadora: no.row.id_ouvidoria_ministerio ?? no.row.id_ouvidoria,
    texto,
  }),
);

/** In the Armed Forces, before the Minister (Lei 12.527/2011, art. 17 § 1º). */
export const recorrerAoComando = fazNoPedido(atoDoComando, (no, { texto }) =>
  subir(no, { passo: Passo.comando, idJulgadora: no.row.id_ouvidoria, texto }),
);

/** Lei 12.527/2011, art. 17 § 2º: only of secret and top secret information. */
export const recorrerAComissao = fazNoPedido(atoDaComissao, async (no, { texto }) => {
  if (no.idComissao === null) throw semComissao();
  return subir(no, { passo: Passo.comissao, idJulgadora: no.idComissao, texto });
});
