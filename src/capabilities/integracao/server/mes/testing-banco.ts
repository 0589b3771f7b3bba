import { readAnexo } from '#capabilities/anexo/server/index.ts';
import type { TestApp } from '#testing/test-app.ts';
import { type CasoGuardado, digest, type RecursoGuardado, SELADO } from './testing-sistema.ts';

type SemSomas<T> = Omit<T, 'arquivos'> & { id: number; caso: number; arquivos: number[] };

/** With the digest of each file as it lies in the store; reading it checks it against the proof in its row. */
const comSomas = async <T>({ platform }: TestApp, rows: readonly SemSomas<T>[]): Promise<Map<number, T>> => {
  const todos = new Map<number, T>();
  for (const { id, caso, arquivos, ...resto } of rows) {
    const somas: Record<number, string> = {};
    for (const idAnexo of arquivos) {
      const { conteudo } = await readAnexo(platform, { row: { id: caso }, cofre: null }, idAnexo);
      somas[idAnexo] = digest(conteudo);
    }
    todos.set(id, { ...resto, arquivos: somas } as T);
  }
  return todos;
};

/** `m.` and `r.` that a program of the office reads, said here once more and in plain SQL. */
const DO_ORGAO = `(m.id_ouvidoria = $1 or exists (
  select from recurso j where j.id_manifestacao = m.id and j.id_ouvidoria_julgadora = $1))`;
const DO_ATENDENTE = `m.id_atendente = (select id from usuario where login = 'ws.atendente') and $1 > 0`;
const ARQUIVOS = (onde: string) => `array(select a.id from anexo a where ${onde} order by a.id)`;

const casos = async (app: TestApp, onde: string, orgao: number) => {
  const { rows } = await app.platform.pool.query<SemSomas<CasoGuardado>>(
    `select m.id, m.id as caso, m.protocolo, m.id_situacao as situacao,
       case when m.id_situacao = 5 then null else to_char(m.prazo, 'DD/MM/YYYY') end as prazo,
       coalesce((select jsonb_agg(jsonb_build_array(r.id, coalesce(r.texto, '${SELADO}')) order by r.id)
         from resposta r where r.id_manifestacao = m.id), '[]') as respostas,
       ${ARQUIVOS('a.id_manifestacao = m.id and a.id_recurso is null and a.id_resposta_recurso is null')} as arquivos
     from manifestacao m where ${onde} order by m.id`,
    [orgao],
  );
  return comSomas<CasoGuardado>(app, rows);
};

export const casosDoOrgao = (app: TestApp, orgao: number) => casos(app, DO_ORGAO, orgao);
export const casosDoAtendente = (app: TestApp, orgao: number) => casos(app, DO_ATENDENTE, orgao);

export const recursosDoOrgao = async (app: TestApp, orgao: number) => {
  const { rows } = await app.platform.pool.query<SemSomas<RecursoGuardado>>(
    `select r.id, m.id as caso, m.protocolo, r.id_instancia as instancia, r.id_situacao as situacao, r.texto,
       coalesce((select jsonb_agg(t.descricao || ': ' || d.texto order by d.id) from resposta_recurso d
         join tipo_resposta_recurso t on t.id = d.id_tipo_resposta_recurso where d.id_recurso = r.id), '[]') as decisoes,
       ${ARQUIVOS('a.id_recurso = r.id or a.id_resposta_recurso in (select id from resposta_recurso where id_recurso = r.id)')} as arquivos
     from recurso r join manifestacao m on m.id = r.id_manifestacao
     where m.id_ouvidoria = $1
       or exists (select from recurso j where j.id_manifestacao = m.id and j.id_ouvidoria_julgadora = $1) order by r.id`,
    [orgao],
  );
  return comSomas<RecursoGuardado>(app, rows);
};

/** The acts of which a webhook of the office with every event must have told, by case and in their order. */
export const atosAvisados = async (
  { platform }: TestApp,
  idWebhook: number,
): Promise<Map<number, number[]>> => {
  const { rows } = await platform.pool.query<{ id: number; atos: number[] }>(
    `select h.id_manifestacao as id, array_agg(h.id::int order by h.id) as atos
     from manifestacao_historico h, webhook w
     where w.id = $1 and h.acao = any (w.acoes) and (h.id_ouvidoria_do_caso = w.id_ouvidoria
       or exists (select from encaminhamento e where e.id = (h.detalhes ->> 'idEncaminhamento')::int
         and e.id_ouvidoria_origem = w.id_ouvidoria)
       or exists (select from recurso r where r.id = (h.detalhes ->> 'idRecurso')::int
         and r.id_ouvidoria_julgadora = w.id_ouvidoria))
     group by h.id_manifestacao order by h.id_manifestacao`,
    [idWebhook],
  );
  return new Map(rows.map(({ id, atos }) => [id, atos]));
};
