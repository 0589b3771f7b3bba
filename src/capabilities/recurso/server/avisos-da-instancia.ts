import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { Aviso } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { listAutoridades } from './interpor/interpor-repository.ts';
import { listQuemSupre, type OndeJulga } from './ler/julgadores-repository.ts';
import { findOrgaos } from './ler/visto-repository.ts';

export const caminhoDoRecurso = (idRecurso: number): string => `/recurso/responder/${idRecurso}`;

/**
 * One event's mails to those who decide: the instance's office and each person named there; where nobody there may, since
 * all had a hand in the request, also those who decide in its place.
 */
export const avisosDaInstancia = async <Evento extends EventoDeEmail>(
  db: Db,
  onde: OndeJulga,
  agora: Date,
  aviso: { readonly evento: Evento } & Omit<Aviso, 'evento' | 'orgao' | 'idServidor'>,
): Promise<(Aviso & { readonly evento: Evento })[]> => {
  const { id_ouvidoria_julgadora: idOuvidoriaJulgadora, id_instancia } = onde;
  const [orgao] = await findOrgaos(db, [idOuvidoriaJulgadora]);
  const autoridades = await listAutoridades(db, idOuvidoriaJulgadora, id_instancia);
  const pessoas = [...autoridades, ...(await listQuemSupre(db, onde, agora))];
  return [
    { ...aviso, orgao: orgao?.email ?? null, idOrgaoAvisado: idOuvidoriaJulgadora },
    ...pessoas.flatMap(({ id, email }) =>
      email
        ? [
            {
              ...aviso,
              orgao: email,
              idServidor: id,
              ...(aviso.chave && { chave: `${aviso.chave}:${id}` }),
            },
          ]
        : [],
    ),
  ];
};
