import type { z } from 'zod';
import { alertar } from '#capabilities/alerta/server/index.ts';
import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  anotarNoCaso,
  findCasoDoPendente,
  guardarPalavras,
  lockCasoDoPendente,
  ninguem,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { findIndependenciaDaSessao } from '#capabilities/segunda-pessoa/server/index.ts';
import { digitosDoProtocolo, formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { isImpedido, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { decidirAcesso as decisao, pedirAcesso as pedido } from '../contract.ts';
import { type AcessoVisto, conheceAcesso, podeDecidirAcesso } from '../domain/acesso-extraordinario.ts';
import {
  acessoJaDecidido,
  acessoJaPedido,
  acessoNaoEncontrado,
  denunciaNaoEncontrada,
  naoDecideOAcesso,
  semQuemDecida,
} from '../domain/acesso-extraordinario-errors.ts';
import {
  type AcessoRow,
  findAcesso,
  findDenuncia,
  findSigla,
  hasPedidoOuVigente,
  insertAcesso,
  listAcessos,
  updateAcesso,
} from './acesso-repository.ts';
import { avisarAcesso, listQuemSabe } from './avisar-acesso.ts';

const HORA = 3_600_000;

const donoDe = ({ id_usuario, id_ouvidoria }: AcessoRow) => ({
  idUsuario: id_usuario,
  idOuvidoria: id_ouvidoria,
});

/** Asked for with a reason and by its protocol: no list shows an administrador which denúncias there are. */
export const pedirAcesso = async (
  platform: Platform,
  quem: QuemAge & { readonly usuario: UsuarioAtual },
  { protocolo, motivo }: z.output<typeof pedido>,
): Promise<{ idAcesso: number }> =>
  platform.db.transaction().execute(async (tx) => {
    const { idUsuario, nome, idOuvidoria } = quem.usuario;
    const agora = platform.clock.now();
    const denuncia = await findDenuncia(tx, digitosDoProtocolo(protocolo) ?? '');
    if (!denuncia || isImpedido(quem.usuario, denuncia.id)) throw denunciaNaoEncontrada();
    const caso = await lockCasoDoPendente(platform, tx, ninguem(platform), denuncia.id);
    if (await hasPedidoOuVigente(tx, denuncia.id, idUsuario, agora)) throw acessoJaPedido();
    const dono = { idUsuario, idOuvidoria: caso.row.id_ouvidoria };
    const sabem = await listQuemSabe(platform, { tx, caso, agora });
    if (!sabem.some((pessoa) => podeDecidirAcesso(pessoa, dono))) throw semQuemDecida();
    const sigla = await findSigla(tx, idOuvidoria);
    const idAcesso = await insertAcesso(tx, {
      id_manifestacao: denuncia.id,
      id_usuario: idUsuario,
      quem: `${nome} (${sigla})`,
      motivo_cifrado: caso.selar(motivo),
      pedido_em: agora,
    });
    await avisarAcesso(platform, { tx, caso, agora }, { fato: 'pedido', idAcesso, menos: [idUsuario] });
    return anotarNoCaso(
      platform,
      { tx, caso, agora },
      quem,
      {
        acao: Acao.acessoExtraordinario,
        informacoes:
          'Um administrador da plataforma pediu acesso extraordinário a esta manifestação. Falta a aprovação de outra pessoa.',
        detalhes: { idAcesso, ...guardarPalavras(caso.cofre, 'justificativa', motivo) },
        resultado: { idAcesso },
      },
      sigla,
    );
  });

export const decidirAcesso = async (
  platform: Platform,
  quem: QuemAge & { readonly usuario: UsuarioAtual },
  idAcesso: number,
  { aprova, fundamento }: z.output<typeof decisao>,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const { usuario } = quem;
    const agora = platform.clock.now();
    const visto = await findAcesso(tx, idAcesso);
    if (!visto || isImpedido(usuario, visto.id_manifestacao) || !conheceAcesso(usuario, donoDe(visto)))
      throw acessoNaoEncontrado();
    const caso = await lockCasoDoPendente(platform, tx, ninguem(platform), visto.id_manifestacao);
    const row = await findAcesso(tx, idAcesso);
    if (!row || !conheceAcesso(usuario, donoDe(row))) throw acessoNaoEncontrado();
    const decisor = { ...usuario, ...(await findIndependenciaDaSessao(tx, usuario, agora)) };
    if (!podeDecidirAcesso(decisor, donoDe(row))) throw naoDecideOAcesso();
    if (row.decidido_em !== null) throw acessoJaDecidido();
    const sigla = await findSigla(tx, usuario.idOuvidoria);
    const horas = await valorDe(tx, 'acesso-extraordinario.horas');
    await updateAcesso(tx, idAcesso, {
      aprovado: aprova,
      fundamento_cifrado: caso.selar(fundamento),
      id_decisor: usuario.idUsuario,
      decisor: `${usuario.nome} (${sigla})`,
      decidido_em: agora,
      vale_ate: aprova ? new Date(agora.getTime() + horas * HORA) : null,
    });
    const fato = aprova ? 'aprovado' : 'recusado';
    await avisarAcesso(
      platform,
      { tx, caso, agora },
      { fato, idAcesso, menos: [row.id_usuario, usuario.idUsuario] },
    );
    await alertar(tx, {
      tipo: 'acesso-extraordinario-decidido',
      idOuvidoria: caso.row.id_ouvidoria,
      chave: `acesso-extraordinario-decidido:${idAcesso}`,
      agora,
      para: [row.id_usuario],
    });
    await anotarNoCaso(
      platform,
      { tx, caso, agora },
      quem,
      {
        acao: Acao.acessoExtraordinario,
        informacoes: aprova
          ? `Uma segunda pessoa aprovou que ${row.quem}, administrador da plataforma, leia esta manifestação por ${horas} ${horas === 1 ? 'hora' : 'horas'}, sem a identidade de quem registrou.`
          : `Uma segunda pessoa recusou que ${row.quem}, administrador da plataforma, leia esta manifestação.`,
        detalhes: {
          idAcesso,
          aprovado: aprova,
          ...guardarPalavras(caso.cofre, 'justificativa', fundamento),
        },
        resultado: undefined,
      },
      sigla,
    );
  });

const situacaoDe = ({ aprovado, vale_ate }: AcessoRow, agora: Date): AcessoVisto['situacao'] => {
  if (aprovado === null) return 'espera';
  if (!aprovado || vale_ate === null) return 'recusado';
  return vale_ate > agora ? 'vale' : 'venceu';
};

/** The words are read by who asked, the other administradores and the office; of the denúncia nothing but its protocol. */
export const verAcessos = async (
  platform: Platform,
  usuario: UsuarioAtual,
): Promise<{ acessos: AcessoVisto[] }> => {
  const agora = platform.clock.now();
  const quem = { ...usuario, ...(await findIndependenciaDaSessao(platform.db, usuario, agora)) };
  const acessos: AcessoVisto[] = [];
  for (const row of await listAcessos(platform.db, usuario)) {
    const caso = await findCasoDoPendente(platform, ninguem(platform), row.id_manifestacao);
    const aberto = (texto_cifrado: Buffer): string => caso.readTexto({ texto: null, texto_cifrado });
    const situacao = situacaoDe(row, agora);
    acessos.push({
      idAcesso: row.id,
      idManifestacao: row.id_manifestacao,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      orgao: `${row.sigla} – ${row.nome}`,
      quem: row.quem,
      motivo: aberto(row.motivo_cifrado),
      pedidoEm: row.pedido_em.toISOString(),
      situacao,
      decisor: row.decisor,
      fundamento: row.fundamento_cifrado && aberto(row.fundamento_cifrado),
      valeAte: row.vale_ate?.toISOString() ?? null,
      podeDecidir: situacao === 'espera' && podeDecidirAcesso(quem, donoDe(row)),
      podeLer: situacao === 'vale' && row.id_usuario === usuario.idUsuario,
    });
  }
  return { acessos };
};
