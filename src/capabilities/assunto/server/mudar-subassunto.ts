import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import {
  assuntoNaoOferecido,
  comumSoAdministrador,
  destinoInvalido,
  jaUnido,
  mudouEnquantoIsso,
  nomeDeOutroDono,
  nomeRepetido,
  orgaoNaoEncontrado,
  subassuntoNaoEncontrado,
} from '../domain/assunto-errors.ts';
import { type Direcao, mover } from '../domain/ordem.ts';
import { lockAssunto, lockNomes, updateOrdem } from './administrar-repository.ts';
import { findOuvidoria } from './favorito-repository.ts';
import { MOVER_CASOS } from './mover-casos.ts';
import {
  countCasosDoSubassunto,
  findNome,
  insertSubassunto,
  lockIrmaos,
  lockSubassunto,
  type SubassuntoRow,
  selectDestinos,
  updateSubassunto,
} from './subassunto-repository.ts';
import { alcanceDe, podeEditar } from './subassuntos.ts';
import { followUniao } from './uniao-repository.ts';

interface SubassuntoNovo {
  readonly idAssunto: number;
  readonly descSubassunto: string;
  readonly idOuvidoria?: number | null | undefined;
}

/** A gestor who asks for another office's is told that it does not exist. */
const conferirDono = async (trx: Db, usuario: UsuarioAtual, idOuvidoria: number | null): Promise<void> => {
  if (idOuvidoria !== null && !(await findOuvidoria(trx, idOuvidoria))) throw orgaoNaoEncontrado();
  if (podeEditar(usuario, idOuvidoria)) return;
  throw idOuvidoria === null ? comumSoAdministrador() : orgaoNaoEncontrado();
};

interface NomeDado {
  readonly idAssunto: number;
  readonly idOuvidoria: number | null;
  readonly descricao: string;
}

const conferirNome = async (trx: Db, nome: NomeDado, exceto: number): Promise<void> => {
  await lockNomes(trx);
  const outro = await findNome(trx, nome, exceto);
  if (!outro) return;
  throw outro.id_ouvidoria === nome.idOuvidoria
    ? nomeRepetido('descSubassunto')
    : nomeDeOutroDono(outro.sigla);
};

export const criarSubassunto = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { idAssunto, descSubassunto, idOuvidoria: pedida }: SubassuntoNovo,
) =>
  db.transaction().execute(async (trx) => {
    const idOuvidoria = pedida === undefined ? usuario.idOuvidoria : pedida;
    await conferirDono(trx, usuario, idOuvidoria);
    const assunto = await lockAssunto(trx, idAssunto);
    if (!assunto?.ativo) throw assuntoNaoOferecido();
    await conferirNome(trx, { idAssunto, idOuvidoria, descricao: descSubassunto }, 0);
    const idSubassunto = await insertSubassunto(trx, {
      id_assunto: idAssunto,
      id_ouvidoria: idOuvidoria,
      descricao: descSubassunto,
    });
    await auditar(trx, clock, usuario, {
      area: 'assunto',
      acao: 'Criação de subassunto',
      alvo: descSubassunto,
      idAlvo: idSubassunto,
      idOuvidoria,
      depois: { nome: descSubassunto, assunto: assunto.descricao },
    });
    return { idSubassunto };
  });

const lockMeu = async (trx: Db, usuario: UsuarioAtual, idSubassunto: number): Promise<SubassuntoRow> => {
  const row = await lockSubassunto(trx, alcanceDe(usuario), idSubassunto);
  if (!row) throw subassuntoNaoEncontrado();
  if (!podeEditar(usuario, row.id_ouvidoria)) throw comumSoAdministrador();
  if (row.id_unido_a !== null) throw jaUnido();
  return row;
};

interface Visto {
  readonly idSubassunto: number;
  readonly versao: number;
}

type Registro = { readonly acao: string } & Pick<Parameters<typeof auditar>[3], 'antes' | 'depois'>;

/** Locks, acts and logs; an act that returns null changed nothing and is not logged. */
const agindo = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { idSubassunto, versao }: Omit<Visto, 'versao'> & Partial<Visto>,
  ato: (trx: Db, row: SubassuntoRow) => Promise<Registro | null>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockMeu(trx, usuario, idSubassunto);
    if (versao !== undefined && row.versao !== versao) throw mudouEnquantoIsso();
    const registro = await ato(trx, row);
    if (!registro) return;
    await auditar(trx, clock, usuario, {
      area: 'assunto',
      alvo: row.descricao,
      idAlvo: row.id,
      idOuvidoria: row.id_ouvidoria,
      ...registro,
    });
  });

const nomeDe = ({ id_assunto, id_ouvidoria, descricao }: SubassuntoRow): NomeDado => ({
  idAssunto: id_assunto,
  idOuvidoria: id_ouvidoria,
  descricao,
});

export const mudarSubassunto = (platform: Platform, usuario: UsuarioAtual, visto: Visto, descricao: string) =>
  agindo(platform, usuario, visto, async (trx, row) => {
    if (row.descricao === descricao) return null;
    await conferirNome(trx, { ...nomeDe(row), descricao }, row.id);
    await updateSubassunto(trx, row.id, { descricao });
    return { acao: 'Mudança de subassunto', antes: { nome: row.descricao }, depois: { nome: descricao } };
  });

export const mudarSituacaoDoSubassunto = (
  platform: Platform,
  usuario: UsuarioAtual,
  visto: Visto,
  ativo: boolean,
) =>
  agindo(platform, usuario, visto, async (trx, row) => {
    if (row.ativo === ativo) return null;
    // While it was inactive another owner may have taken the name.
    if (ativo) await conferirNome(trx, nomeDe(row), row.id);
    await updateSubassunto(trx, row.id, { ativo });
    const acao = ativo ? 'Reativação de subassunto' : 'Inativação de subassunto';
    return { acao, antes: { ativo: row.ativo }, depois: { ativo } };
  });

export const moverSubassunto = (
  platform: Platform,
  usuario: UsuarioAtual,
  idSubassunto: number,
  direcao: Direcao,
) =>
  agindo(platform, usuario, { idSubassunto }, async (trx, row) => {
    const lista = await lockIrmaos(trx, row);
    const lugares = mover(lista, row.id, direcao);
    if (lugares.length === 0) return null;
    await updateOrdem(trx, 'subassunto', lugares);
    const lugar = lista.findIndex(({ id }) => id === row.id) + 1;
    return {
      acao: 'Mudança de ordem de subassunto',
      antes: { lugar },
      depois: { lugar: lugar + (direcao === 'acima' ? -1 : 1) },
    };
  });

export const listDestinos = ({ db }: Platform, usuario: UsuarioAtual, idSubassunto: number) =>
  db.transaction().execute(async (trx) => {
    const destinos = await selectDestinos(trx, await lockMeu(trx, usuario, idSubassunto));
    return destinos.map(({ id, descricao, id_ouvidoria }) => ({
      id,
      descricao: id_ouvidoria === null ? `${descricao} (de todos os órgãos)` : descricao,
    }));
  });

/** As with subjects, the cases move in the background (see mover-casos.ts). */
export const unirSubassunto = (platform: Platform, usuario: UsuarioAtual, visto: Visto, idDestino: number) =>
  agindo(platform, usuario, visto, async (trx, row) => {
    const destino = (await selectDestinos(trx, row)).find(({ id }) => id === idDestino);
    if (!destino) throw destinoInvalido();
    const casos = await countCasosDoSubassunto(trx, row.id);
    await followUniao(trx, 'subassunto', row.id, idDestino);
    await updateSubassunto(trx, row.id, { ativo: false, id_unido_a: idDestino });
    await enqueue(trx, MOVER_CASOS, {}, MOVER_CASOS);
    return { acao: 'União de subassuntos', depois: { unidoA: destino.descricao, casos } };
  });
