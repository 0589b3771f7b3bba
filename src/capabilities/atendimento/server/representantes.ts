import {
  type DadosDoRepresentante,
  qualidades,
  representaNoDia,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { type Caso, readRepresentante } from '#capabilities/manifestacao/server/index.ts';
import { listRepresentacoes } from '#capabilities/representacao/server/index.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Db } from '#server/db/database.ts';
import type { RepresentanteNoBalcao } from '../domain/atendimento.ts';
import { representacaoDeOutroCaso, representacaoVencida } from '../domain/atendimento-errors.ts';

/** Who may ask in the person's place, newest first, and whether that was so on this day. */
export const listRepresentantes = async (
  db: Db,
  caso: Caso,
  dia: PlainDate,
): Promise<RepresentanteNoBalcao[]> => {
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
    };
  });
};

/** Lei 9.784/1999, art. 9º: who asks for another shows that they may, on the day they ask. */
export const quemPediu = async (
  db: Db,
  caso: Caso,
  dia: PlainDate,
  idRepresentacao: number | null,
): Promise<RepresentanteNoBalcao | undefined> => {
  if (idRepresentacao === null) return undefined;
  const todos = await listRepresentantes(db, caso, dia);
  const representante = todos.find((cada) => cada.idRepresentacao === idRepresentacao);
  if (!representante) throw representacaoDeOutroCaso();
  if (!representante.vigente && representante.validaAte) {
    throw representacaoVencida(diaGuardado(representante.validaAte));
  }
  return representante;
};
