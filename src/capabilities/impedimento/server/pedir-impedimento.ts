import {
  MAX_QUE_NAO_VEEM,
  type NaoDeveVer,
} from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import {
  afastarDeTodos,
  listPedidosDeImpedimento,
  readPedido,
} from '#capabilities/manifestacao/server/index.ts';
import { jaPedido, pedidosDemais } from '../domain/impedimento-errors.ts';
import { pedirImpedimento as ato } from '../domain/pedir-impedimento.ato.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';
import { avisarGestores, guardarPedidos, PEDIDO_DE_QUEM_RELATA } from './pedidos-de-quem-relata.ts';
import { tirarDe } from './tirar-das-pessoas.ts';

const escrito = ({ nome, funcao }: NaoDeveVer): string =>
  `${nome}, ${funcao ?? ''}`.toLocaleLowerCase('pt-BR').trim();

/** Takes effect at once, as in the filing: lists, search, the case and its mails are gone for who is meant. */
export const pedirImpedimento = fazNoImpedimento(ato, async (no, { naoDevemVer }) => {
  const { platform, tx, caso } = no;
  const antes = (await listPedidosDeImpedimento(tx, caso.row.id)).map((row) =>
    escrito(readPedido(caso, row)),
  );
  const novos = naoDevemVer.filter((dito) => !antes.includes(escrito(dito)));
  if (novos.length === 0) throw jaPedido();
  if (antes.length + novos.length > MAX_QUE_NAO_VEEM) throw pedidosDemais(MAX_QUE_NAO_VEEM);
  const idPedidos = await guardarPedidos(no, novos);
  const { gestores, ...resto } = await tirarDe(platform, no, await afastarDeTodos(platform, no));
  await avisarGestores(no, { gestores, idPedidos, chave: `${caso.row.id}:${caso.row.versao}` });
  return { informacoes: PEDIDO_DE_QUEM_RELATA, detalhes: { idPedidos }, ...resto };
});
