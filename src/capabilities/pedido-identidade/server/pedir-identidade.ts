import { alertar } from '#capabilities/alerta/server/index.ts';
import { assinatura, faz, guardarPalavras, type NoAto } from '#capabilities/manifestacao/server/index.ts';
import { comPreposicao } from '#kernel/artigo-do-orgao.ts';
import { guardaDe } from '../domain/pedido-identidade.ts';
import { semQuemDecida } from '../domain/pedido-identidade-errors.ts';
import { pedirIdentidade as ato } from '../domain/pedir-identidade.ato.ts';
import { findOrgao, findPassoAberto, insertPedido, listGestores } from './pedido-identidade-repository.ts';
import { findQuemDecide } from './quem-decide.ts';

/** The page where the office that holds the identity reads the request and decides. */
const caminhoDoPedido = (idPedido: number): string => `/manifestacao/identidade/tratar?ids=${idPedido}`;

/** A person called by name asks for themselves, a unit's people for the unit, others for the office. */
const quemPede = async ({ tx, caso }: NoAto, idUsuario: number) => {
  const { row, fatos } = caso;
  const passo = fatos.tramitacaoAberta ? await findPassoAberto(tx, row.id, idUsuario) : undefined;
  const unidade = passo?.sigla ? `${passo.sigla} – ${passo.nome} (${row.sigla_ouvidoria})` : null;
  return {
    id_unidade: passo?.id_unidade ?? null,
    id_destinatario: passo?.id_unidade ? null : (passo?.id_destinatario ?? null),
    nome: unidade ?? `${row.sigla_ouvidoria} – ${row.nome_ouvidoria}`,
  };
};

/**
 * The investigating unit reads the covered text, and asks for the identity where it is
 * indispensable (Decreto 10.153/2019, art. 7). The person who filed reads who asked and why.
 */
export const pedirIdentidade = faz(ato, async (noAto, { motivo }) => {
  const { platform, tx, caso, agora, quem } = noAto;
  const { row, fatos } = caso;
  const { id_responsavel, responsavel } = assinatura(quem, caso);
  const { nome, ...deQuem } = await quemPede(noAto, id_responsavel);
  const idGuarda = guardaDe({
    identidadeVisivel: fatos.identidadeVisivel,
    idOuvidoria: row.id_ouvidoria,
    idOuvidoriaRegistro: row.id_ouvidoria_registro,
  });
  const idQueDecide = await findQuemDecide(platform, noAto, { idSolicitante: id_responsavel, idGuarda });
  if (idQueDecide === null) throw semQuemDecida();
  const decide = await findOrgao(tx, idQueDecide);
  const idPedido = await insertPedido(tx, {
    id_manifestacao: row.id,
    id_ouvidoria_que_pediu: row.id_ouvidoria,
    ...deQuem,
    quem_pede: nome,
    id_ouvidoria_guarda: decide.id,
    id_solicitante: id_responsavel,
    solicitante: responsavel,
    motivo_cifrado: caso.selar(motivo),
    pedido_em: agora,
  });
  // Told in the office that decides, which may not have the case: the alert leads to its queue.
  await alertar(tx, {
    tipo: 'identidade-pedida',
    idManifestacao: caso.row.id,
    idOuvidoria: decide.id,
    chave: `identidade-pedida:${idPedido}`,
    agora,
    para: await listGestores(tx, decide.id, agora),
    menos: id_responsavel,
  });
  return {
    informacoes: `${nome} pediu para conhecer a identidade de quem registrou. Quem decide é a ouvidoria ${comPreposicao('de', `${decide.sigla} – ${decide.nome}`)}.`,
    detalhes: { idPedido, ...guardarPalavras(caso.cofre, 'motivo', motivo) },
    avisos: [
      {
        evento: 'manifestacao.identidade-pedida',
        chave: `identidade-pedida:${idPedido}`,
        orgao: decide.email,
        idOrgaoAvisado: decide.id,
        caminho: caminhoDoPedido(idPedido),
      },
    ],
    resultado: undefined,
  };
});
