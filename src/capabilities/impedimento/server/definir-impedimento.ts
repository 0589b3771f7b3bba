import {
  acertarAcessosRecebidos,
  guardarPalavras,
  impedir,
  listAcessosDe,
  listPessoasDoOrgao,
  listVigentes,
  pessoaImpedida,
  readPedido,
  toPessoa,
  updateImpedimentos,
  updatePedidoDeImpedimento,
} from '#capabilities/manifestacao/server/index.ts';
import { recusaDaDefinicao, separarEscolhidas } from '../domain/definicao.ts';
import { definirImpedimento as ato } from '../domain/definir-impedimento.ato.ts';
import { quemAfastaDe } from '../domain/impedimento.ts';
import { naoASiMesmo, pedidoNaoEncontrado, pessoaDeFora } from '../domain/impedimento-errors.ts';
import { avisarAfastamento, avisarIndicacao } from './avisar-controlador.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';
import { tirarDe } from './tirar-das-pessoas.ts';

const CONFERIDO = 'O gestor conferiu quem, no órgão, não vê a manifestação a pedido de quem registrou.';
const NINGUEM = 'O gestor conferiu o pedido de quem registrou: a pessoa indicada não trabalha no órgão.';

/** Settles who is meant: those stay away, the others of the office who might have been meant see the case again. */
export const definirImpedimento = fazNoImpedimento(ato, async (no, { pessoas, motivo }) => {
  const { platform, tx, caso, agora, pedido, quem } = no;
  if (!pedido) throw pedidoNaoEncontrado();
  const idManifestacao = caso.row.id;
  const idGestor = quem.usuario?.idUsuario ?? 0;
  const rows = await listPessoasDoOrgao(tx, caso.row.id_ouvidoria, agora);
  const daqui = new Set(rows.map(({ id }) => id));
  if (pessoas.some((id) => !daqui.has(id))) throw pessoaDeFora();
  if (pessoas.includes(idGestor)) throw naoASiMesmo();
  const vigentes = (await listVigentes(tx, idManifestacao)).map((row) => ({
    row,
    idUsuario: pessoaImpedida(platform, row),
  }));
  const doPedido = vigentes.filter(({ row }) => row.id_pedido === pedido.id);
  const jaDoPedido = new Set(doPedido.map(({ idUsuario }) => idUsuario));
  const { pedidas, indicadas } = separarEscolhidas(
    readPedido(caso, pedido),
    rows.map(toPessoa),
    pessoas,
    jaDoPedido,
  );
  // What is certain, or of another office, the author alone takes back.
  const soltas = doPedido.filter(
    ({ row, idUsuario }) => row.a_confirmar && daqui.has(idUsuario) && !pessoas.includes(idUsuario),
  );
  const acessos = await listAcessosDe(tx, idGestor, caso.row.id_ouvidoria);
  const recusa = recusaDaDefinicao({
    indicadas,
    soltas: soltas.map(({ idUsuario }) => quemAfastaDe(acessos, idUsuario, agora)),
    tratam: rows.filter(({ trata }) => trata).map(({ id }) => id),
    longe: new Set([...vigentes.map(({ idUsuario }) => idUsuario), ...pedidas]),
    idGestor,
  });
  if (recusa) throw recusa;
  if (soltas.length > 0) await avisarAfastamento(no, idGestor, `pedido:${pedido.id}`);
  const ids = (quais: typeof doPedido) => quais.map(({ row }) => row.id);
  await updateImpedimentos(tx, ids(soltas), { encerrado_em: agora });
  await updateImpedimentos(tx, ids(doPedido.filter((cada) => !soltas.includes(cada))), {
    a_confirmar: false,
  });
  const comum = { idManifestacao, idPedido: pedido.id, agora };
  const novas = pedidas.filter((id) => !jaDoPedido.has(id));
  for (const idUsuario of novas)
    await impedir(platform, tx, { ...comum, idUsuario, origem: 'pedido-de-quem-relata' });
  for (const idUsuario of indicadas)
    await impedir(platform, tx, { ...comum, idUsuario, origem: 'indicado-pelo-gestor' });
  await updatePedidoDeImpedimento(tx, pedido.id, { resolvido_em: agora });
  await acertarAcessosRecebidos(platform, no, caso.row.id_ouvidoria);
  const { gestores, ...resto } = await tirarDe(platform, no, [...novas, ...indicadas]);
  if (indicadas.length > 0) await avisarIndicacao(no, idGestor, { idPedido: pedido.id, gestores });
  return {
    informacoes: pessoas.length > 0 ? CONFERIDO : NINGUEM,
    detalhes: { idPedido: pedido.id, ...guardarPalavras(caso.cofre, 'motivo', motivo) },
    ...resto,
  };
});
