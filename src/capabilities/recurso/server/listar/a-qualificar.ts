import type { z } from 'zod';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { recursoAQualificar } from '../../contract.ts';
import { selectAQualificar } from './a-qualificar-repository.ts';

/** More than anybody rates at once; the rest appears as these are rated. */
const A_VISTA = 50;

/** What the person may still rate, by the rule of the act `qualificar` (S6-02). */
export const listAQualificar = async (
  { db }: Platform,
  { dono, usuario }: QuemAge,
): Promise<z.input<typeof recursoAQualificar>[]> => {
  const isEquipe =
    usuario && perfisDaAcao('manifestacao.tratar').some((perfil) => perfil === usuario.idPerfil);
  const equipe =
    isEquipe && usuario.idOuvidoria !== null
      ? {
          idUsuario: usuario.idUsuario,
          idOuvidoria: usuario.idOuvidoria,
          ...foraDoAlcance(usuario),
        }
      : null;
  const rows = await selectAQualificar(db, { dono, equipe }, A_VISTA);
  return rows.map((row) => ({
    idRecurso: row.id,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    orgao: row.orgao,
    instancia: row.instancia,
    decisao: row.decisao,
    respondidoEm: row.respondido_em.toISOString(),
  }));
};
