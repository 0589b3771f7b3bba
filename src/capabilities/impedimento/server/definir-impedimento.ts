import {
  guardarPalavras,
  impedir,
  listPessoasDoOrgao,
  listVigentes,
  pessoaImpedida,
  updateImpedimentos,
  updatePedidoDeImpedimento,
} from '#capabilities/manifestacao/server/index.ts';
import { definirImpedimento as ato } from '../domain/definir-impedimento.ato.ts';
import { naoASiMesmo, pedidoNaoEncontrado, pessoaDeFora } from '../domain/impedimento-errors.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';
import { tirarDe } from './tirar-das-pessoas.ts';

/** Settles who is meant: those stay away, the others who might have been meant see the case again. */
export const definirImpedimento = fazNoImpedimento(ato, async (no, { pessoas, motivo }) => {
  const { platform, tx, caso, agora, pedido, quem } = no;
  if (!pedido) throw pedidoNaoEncontrado();
  const daqui = new Set((await listPessoasDoOrgao(tx, caso.row.id_ouvidoria, agora)).map(({ id }) => id));
  if (pessoas.some((id) => !daqui.has(id))) throw pessoaDeFora();
  if (pessoas.some((id) => id === quem.usuario?.idUsuario)) throw naoASiMesmo();
  const vigentes = (await listVigentes(tx, caso.row.id)).map((row) => ({
    row,
    idUsuario: pessoaImpedida(platform, row),
  }));
  const doPedido = vigentes.filter(({ row }) => row.id_pedido === pedido.id);
  const escolhida = ({ idUsuario }: { readonly idUsuario: number }) => pessoas.includes(idUsuario);
  const ids = (quais: typeof doPedido) => quais.map(({ row }) => row.id);
  await updateImpedimentos(tx, ids(doPedido.filter(escolhida)), { a_confirmar: false });
  await updateImpedimentos(tx, ids(doPedido.filter((cada) => !escolhida(cada))), { encerrado_em: agora });
  const novas = pessoas.filter((id) => !doPedido.some(({ idUsuario }) => idUsuario === id));
  for (const idUsuario of novas) {
    await impedir(platform, tx, {
      idManifestacao: caso.row.id,
      idUsuario,
      origem: 'pedido-de-quem-relata',
      idPedido: pedido.id,
      agora,
    });
  }
  await updatePedidoDeImpedimento(tx, pedido.id, { resolvido_em: agora });
  const { gestores: _gestores, ...resto } = await tirarDe(platform, no, novas);
  return {
    informacoes:
      pessoas.length > 0
        ? 'O gestor conferiu quem, no órgão, não vê a manifestação a pedido de quem registrou.'
        : 'O gestor conferiu o pedido de quem registrou: a pessoa indicada não trabalha no órgão.',
    detalhes: { idPedido: pedido.id, ...guardarPalavras(caso.cofre, 'motivo', motivo) },
    ...resto,
  };
});
