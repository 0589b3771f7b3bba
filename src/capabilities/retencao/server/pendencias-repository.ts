import { type RawBuilder, sql } from 'kysely';

/** Who appealed waits for a decision, here or in the instance that did not take it over. */
export const RECURSO_PENDENTE = sql<boolean>`exists (select from recurso x
  where x.id_manifestacao = m.id and x.respondido_em is null and x.subiu_em is null)`;

/**
 * By table, when a row of it means that somebody still has to answer, decide, deliver or investigate something of the case `m`. A new
 * table of this kind gets its line: a test over the catalogue asks for it.
 */
export const pendencias = (hoje: string) =>
  ({
    promessa: sql`exists (select from promessa x
      where x.id_manifestacao = m.id and x.situacao in ('aberta', 'entregue', 'contestada'))`,
    pedido_reabertura: sql`exists (select from pedido_reabertura x where x.id_manifestacao = m.id and x.decidida_em is null)`,
    desistencia: sql`exists (select from desistencia x where x.id_manifestacao = m.id and x.encerrada_em is null)`,
    complementacao: sql`exists (select from complementacao x where x.id_manifestacao = m.id and x.encerrada_em is null)`,
    tramitacao: sql`exists (select from tramitacao x
      where x.id_manifestacao = m.id and x.devolvida_em is null and x.encerrada_em is null)`,
    // Silence after the term is a no (Decreto 10.153/2019, art. 7), whether or not it was written down.
    consentimento: sql`exists (select from consentimento x
      where x.id_manifestacao = m.id and x.respondido_em is null and x.prazo >= ${hoje}::date)`,
    denuncia_descumprimento: sql`exists (select from denuncia_descumprimento x
      where x.id_manifestacao = m.id and x.respondida_em is null)`,
    incidente_correcao: sql`exists (select from incidente_correcao x where x.id_manifestacao = m.id and x.respondido_em is null)`,
    pedido_identidade: sql`exists (select from pedido_identidade x where x.id_manifestacao = m.id and x.decidido_em is null)`,
    acesso_extraordinario: sql`exists (select from acesso_extraordinario x
      where x.id_manifestacao = m.id and x.decidido_em is null)`,
    abertura_identidade: sql`exists (select from abertura_identidade x
      where x.id_manifestacao = m.id and x.decidida_em is null and x.id_ouvidoria_que_aprova is not null)`,
    avaliacao_tratamento_caso: sql`exists (select from avaliacao_tratamento_caso x
      join avaliacao_tratamento a on a.id = x.id_avaliacao where x.id_manifestacao = m.id and a.encerrada_em is null)`,
    // The last word about the investigation is that it goes on.
    desfecho: sql`coalesce((select not r.encerra from desfecho x join resultado_apuracao r on r.id = x.id_resultado
      where x.id_manifestacao = m.id order by x.id desc limit 1), false)`,
  }) satisfies Readonly<Record<string, RawBuilder<unknown>>>;

export const atoPendente = (hoje: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(Object.values(pendencias(hoje)), sql` or `)})`;
