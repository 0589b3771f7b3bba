import { auditar } from '#capabilities/auditoria/server/index.ts';
import { findAnalista, listAbertasDe, passarCaso } from '#capabilities/lista-de-trabalho/server/index.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { listColegas } from '#capabilities/orgao/server/index.ts';
import { assumirRecurso, findJulgador } from '#capabilities/recurso/server/index.ts';
import { passarPasso } from '#capabilities/tramitacao/server/index.ts';
import { Perfil, perfisQueContribuem } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Transferencia } from '../../../domain/gestao.ts';
import { ninguemRecebe, quemRecebeNaoTrabalhaLa, recebeDeSiMesmo } from '../../../domain/gestao-errors.ts';
import { podePassarTrabalho, podeReceberTrabalho } from '../../../domain/gestao-policy.ts';
import { repartirTrabalho } from '../../../domain/repartir-trabalho.ts';
import type { Gerido } from '../pessoa.ts';
import { listNaoAtivados } from '../pessoas-repository.ts';
import { descreverTrabalho, type Trabalho } from './trabalho.ts';

/** The administering person, with what acts on cases need to know about them. */
export interface QuemGerePessoas extends QuemAge {
  readonly usuario: UsuarioAtual;
}

const OQUE: Readonly<Record<Trabalho['tipo'], string>> = {
  caso: 'as manifestações',
  passo: 'os pedidos internos',
  recurso: 'os recursos',
};

/** Analysts take cases, contributors take internal steps, those who may decide take appeals. */
const quemPode = async (
  { clock }: Platform,
  trx: Db,
  { idOuvidoria, para }: Transferencia,
  itens: readonly Trabalho[],
): Promise<(item: Trabalho) => readonly number[]> => {
  const agora = clock.now();
  const so = async (pode: (id: number) => Promise<unknown>): Promise<number[]> => {
    const aptos: number[] = [];
    for (const id of para) if ((await pode(id)) !== undefined) aptos.push(id);
    return aptos;
  };
  const analistas = await so((id) => findAnalista(trx, idOuvidoria, id, agora));
  // Checked per appeal: somebody who already decided on the request does not judge it (Lei
  // 12.527/2011, art. 15).
  const julgadores = new Map<number, readonly number[]>();
  for (const item of itens) {
    if (item.tipo !== 'recurso') continue;
    const onde = {
      id: item.idRecurso,
      id_ouvidoria_julgadora: idOuvidoria,
      id_instancia: item.idInstancia,
    };
    julgadores.set(item.idRecurso, await so((id) => findJulgador(trx, onde, id, agora)));
  }
  return (item) => {
    if (item.tipo === 'recurso') return julgadores.get(item.idRecurso) ?? [];
    return item.tipo === 'caso' ? analistas : para;
  };
};

const passar = (
  platform: Platform,
  trx: Db,
  quem: QuemGerePessoas,
  item: Trabalho,
  { de, para }: { de: number; para: number },
): Promise<void> => {
  if (item.tipo === 'caso') return passarCaso(platform, trx, quem, { ...item, de, para });
  if (item.tipo === 'passo') return passarPasso(platform, trx, quem, { ...item, de, para });
  return assumirRecurso(platform, quem, { idRecurso: item.idRecurso }, { idResponsavel: para }, trx);
};

/**
 * Work is passed on as the office's gestor does it: an administrador, who reads no denúncia, must be able to block or delete
 * somebody who has one in hand. It reads nothing of the case, goes only to people of the office who may have it, and is
 * signed by who did it.
 */
const comoGestorDe = (quem: QuemGerePessoas, idOuvidoria: number): QuemGerePessoas => ({
  ...quem,
  usuario: { ...quem.usuario, idPerfil: Perfil.gestor, idOuvidoria, denunciasAbertas: 'todas' },
});

const noOrgao = async (
  platform: Platform,
  trx: Db,
  quem: QuemGerePessoas,
  { row, trabalho }: Gerido,
  transferencia: Transferencia,
): Promise<number> => {
  const { idOuvidoria, para } = transferencia;
  enforce(podePassarTrabalho(quem.usuario, idOuvidoria));
  if (para.includes(row.id)) throw recebeDeSiMesmo();
  const itens = trabalho.filter((item) => item.idOuvidoria === idOuvidoria);
  if (itens.length === 0) return 0;
  const colegas = await listColegas(platform, trx, idOuvidoria, perfisQueContribuem, true);
  const recebem = colegas.filter(({ idUsuario }) => para.includes(idUsuario));
  if (recebem.length < new Set(para).size) throw quemRecebeNaoTrabalhaLa();
  const naoAtivados = await listNaoAtivados(trx, para);
  for (const colega of recebem) {
    enforce(podeReceberTrabalho({ ...colega, isAtivada: !naoAtivados.includes(colega.idUsuario) }));
  }
  const aptos = await quemPode(platform, trx, transferencia, itens);
  const abertas = new Map(
    (await listAbertasDe(trx, para, quem.usuario)).map(({ idUsuario, abertas: total }) => [idUsuario, total]),
  );
  const entregas = repartirTrabalho(
    itens.map((item) => ({ item, aptos: aptos(item) })),
    abertas,
  );
  for (const { item, para: destino } of entregas) {
    if (destino === null) throw ninguemRecebe(OQUE[item.tipo]);
    await passar(platform, trx, comoGestorDe(quem, idOuvidoria), item, { de: row.id, para: destino });
  }
  await auditar(trx, platform.clock, quem.usuario, {
    area: 'usuario',
    acao: 'Transferência de trabalho',
    alvo: row.nome,
    idAlvo: row.id,
    idOuvidoria,
    depois: { trabalho: descreverTrabalho(itens), para: recebem.map(({ nome }) => nome) },
  });
  return itens.length;
};

/**
 * Passes on all of it or nothing, with a history row in each case; returns how much there was. Of a case that whoever does it is
 * kept away from nothing moves by their word: it stays, and who may have it is told (`avisarTrabalhoDeixado`).
 */
export const transferirEm = async (
  platform: Platform,
  trx: Db,
  quem: QuemGerePessoas,
  gerido: Gerido,
  transferencias: readonly Transferencia[] = [],
): Promise<number> => {
  let total = 0;
  for (const transferencia of transferencias)
    total += await noOrgao(platform, trx, quem, gerido, transferencia);
  return total;
};
