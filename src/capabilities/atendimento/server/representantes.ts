import type { EmNome } from '#capabilities/manifestacao/domain/em-nome.ts';
import { leRepresentacao } from '#capabilities/manifestacao/domain/ler/leitura.ts';
import {
  type DadosDoRepresentante,
  qualidades,
  representaNoDia,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { type Caso, type QuemAge, readRepresentante } from '#capabilities/manifestacao/server/index.ts';
import { listRepresentacoes } from '#capabilities/representacao/server/index.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Db } from '#server/db/database.ts';
import type { RepresentanteNoBalcao } from '../domain/atendimento.ts';
import { representacaoDeOutroCaso, representacaoVencida } from '../domain/atendimento-errors.ts';

/** Who may ask in the person's place, newest first, and whether that was so on this day. */
const todosOsRepresentantes = async (db: Db, caso: Caso, dia: PlainDate) => {
  const rows = await listRepresentacoes(db, caso.row.id);
  return rows.map((row) => {
    const { nome, qualidade } = JSON.parse(readRepresentante(caso, row)) as DadosDoRepresentante;
    const ultimoDia = row.valida_ate === null ? null : diaGuardado(row.valida_ate);
    return {
      idRepresentacao: row.id,
      nome,
      qualidade: qualidades[qualidade],
      validaAte: row.valida_ate,
      vigente: representaNoDia(ultimoDia, dia),
      registradaEm: toIsoDate(localDate(row.registrada_em.getTime())),
    };
  });
};

/** Who represents somebody tells who that somebody is: named only to who may know it. */
export const listRepresentantes = async (
  db: Db,
  caso: Caso,
  { usuario }: Pick<QuemAge, 'usuario'>,
  dia: PlainDate,
): Promise<RepresentanteNoBalcao[]> => {
  const leQuem = leRepresentacao(caso.fatos, usuario);
  const todos = await todosOsRepresentantes(db, caso, dia);
  return todos.map((cada) => ({ ...cada, nome: leQuem ? cada.nome : null }));
};

/**
 * Lei 9.784/1999, art. 9º: who asks for another shows that they may, on the day they ask. With the name, for the sealed
 * words of the history.
 */
export const quemPediu = async (
  db: Db,
  caso: Caso,
  dia: PlainDate,
  idRepresentacao: number | null,
): Promise<EmNome['representante']> => {
  if (idRepresentacao === null) return undefined;
  const todos = await todosOsRepresentantes(db, caso, dia);
  const representante = todos.find((cada) => cada.idRepresentacao === idRepresentacao);
  if (!representante) throw representacaoDeOutroCaso();
  if (!representante.vigente && representante.validaAte) {
    throw representacaoVencida(diaGuardado(representante.validaAte));
  }
  return representante;
};
