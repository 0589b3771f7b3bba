import { sql } from 'kysely';
import { contaGuardada } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import type { ContaDemo, PessoaGovbrDemo } from './contas.ts';
import type { autoridadesDemo, InstanciaDemo } from './instancias.ts';
import type { OrgaoDemo } from './orgaos-estaduais.ts';
import type { UnidadeDemo } from './unidades.ts';

/** Any number will do, as long as every instance takes the same one. */
const ADVISORY_LOCK = 5_502_026_001;

/** Before the oldest case of the demonstration. */
const ADESAO = '2021-01-04';

/** Two instances that start at once seed one after the other; the lock ends with the transaction. */
export const lockSeed = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db);
};

export const listLogins = async (db: Db): Promise<Set<string>> => {
  const rows = await db.selectFrom('usuario').select('login').execute();
  return new Set(rows.map((row) => row.login));
};

/** From now on this database is a demonstration, whatever becomes of its accounts. */
export const insertDemonstracao = async (db: Db, desde: Date): Promise<void> => {
  await db
    .insertInto('demonstracao')
    .values({ desde })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const readDemonstracao = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('demonstracao').select('desde').executeTakeFirst())?.desde ?? null;

export const listSenhas = (db: Db, logins: readonly string[]) =>
  db
    .selectFrom('usuario')
    .select(['login', 'senha_hash'])
    .where('login', 'in', [...logins])
    .orderBy('id')
    .execute();

/** Landlines never begin with 1 and '.invalid' is reserved: nobody real is called or written to. */
const contatos = (orgao: OrgaoDemo) => {
  const dominio = orgao.sigla
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return {
    telefone: `(${orgao.ddd}) 1234-${String(orgao.id).padStart(4, '0')}`,
    email: `ouvidoria@${dominio}.escuta.invalid`,
  };
};

/** Adds the office with its forms; one that is already there, even if changed since, is left as it is. */
export const insertOrgao = async (db: Db, orgao: OrgaoDemo): Promise<boolean> => {
  if (orgao.idOrgaoSiorg) {
    await db
      .insertInto('orgao_siorg')
      .values({ id: orgao.idOrgaoSiorg, nome: orgao.nome, sigla: orgao.sigla })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const inserted = await db
    .insertInto('ouvidoria')
    .values({
      id: orgao.id,
      id_orgao_siorg: orgao.idOrgaoSiorg ?? null,
      nome: orgao.nome,
      sigla: orgao.sigla,
      id_esfera: orgao.idEsfera,
      uf: orgao.uf,
      id_municipio: orgao.idMunicipio,
      prefixo_protocolo: orgao.prefixo,
      endereco: orgao.endereco,
      horario: orgao.horario,
      site: orgao.site ?? null,
      competencia: orgao.competencia,
      tem_sic: orgao.temSic ?? true,
      de_teste: orgao.deTeste ?? false,
      autoridade_monitoramento: orgao.monitora ?? false,
      aderiu_em: ADESAO,
      ...contatos(orgao),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await db
    .insertInto('ouvidoria_formulario')
    .values(orgao.formularios.map((id) => ({ id_ouvidoria: orgao.id, id_tipo_formulario: id })))
    .execute();
  return true;
};

/** The demo's offices bring their own ids; the next one registered must not collide with them. */
export const advanceOuvidoriaIds = async (db: Db): Promise<void> => {
  await sql`select setval(pg_get_serial_sequence('ouvidoria', 'id'), max(id)) from ouvidoria`.execute(db);
};

export const insertConta = async (
  db: Db,
  conta: ContaDemo,
  senhaHash: string,
  agora: Date,
): Promise<boolean> => {
  const inserted = await db
    .insertInto('usuario')
    .values(
      contaGuardada({
        login: conta.login,
        nome: conta.nome,
        email: `${conta.login}@escuta.invalid`,
        id_tipo_pessoa: conta.idTipoPessoa,
        id_tipo_documento: conta.idTipoDocumento,
        numero_documento: conta.numeroDocumento,
        // As if the sign-on had proved it: the account opens with the password and with gov.br.
        documento_provado_em: conta.numeroDocumento === null ? null : agora,
        cpf_responsavel: conta.cpfResponsavel ?? null,
        senha_hash: senhaHash,
        troca_senha: conta.trocaSenha ?? false,
        confiabilidade: conta.confiabilidade ?? null,
        e_sistema: conta.eSistema ?? false,
        de_convite: conta.perfis.length > 0,
        ativado_em: agora,
        criado_em: agora,
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  // People who have worked there for long: who has just come opens no identity alone.
  const haUmAno = new Date(agora.getTime() - 365 * 86_400_000);
  for (const { idPerfil, idOuvidoria } of conta.perfis) {
    await db
      .insertInto('usuario_perfil_ouvidoria')
      .values({ id_usuario: inserted.id, id_ouvidoria: idOuvidoria, id_perfil: idPerfil, criado_em: haUmAno })
      .execute();
  }
  return true;
};

/** As many calls as a demonstration or a test may want. */
const CHAMADAS_POR_MINUTO = 6000;

/** Adds a client of the integration; one that is already there, even if changed since, is left as it is. */
export const insertClienteDemo = async (
  db: Db,
  { id, login, nome, escopos }: { id: number; login: string; nome: string; escopos: readonly string[] },
  segredoHash: Buffer,
  agora: Date,
): Promise<void> => {
  await db
    .insertInto('integracao_cliente')
    .columns([
      'id',
      'nome',
      'id_usuario',
      'id_ouvidoria',
      'segredo_hash',
      'segredo_em',
      'limite_por_minuto',
      'escopos',
      'criado_em',
    ])
    .expression((eb) =>
      eb
        .selectFrom('usuario as u')
        .innerJoin('usuario_perfil_ouvidoria as p', 'p.id_usuario', 'u.id')
        .select(({ val }) => [
          sql<number>`${id}::int`.as('id'),
          val(nome).as('nome'),
          'u.id as id_usuario',
          'p.id_ouvidoria',
          val(segredoHash).as('segredo_hash'),
          sql<Date>`${agora}::timestamptz`.as('segredo_em'),
          sql<number>`${CHAMADAS_POR_MINUTO}::int`.as('limite_por_minuto'),
          sql<string[]>`${[...escopos]}::text[]`.as('escopos'),
          sql<Date>`${agora}::timestamptz`.as('criado_em'),
        ])
        .where('u.login', '=', login)
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Adds a unit with its people; one that is already there is left as it is. */
export const insertUnidadeDemo = async (db: Db, unidade: UnidadeDemo): Promise<void> => {
  const inserted = await db
    .insertInto('unidade')
    .values({ id_ouvidoria: unidade.idOuvidoria, sigla: unidade.sigla, nome: unidade.nome })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted || unidade.logins.length === 0) return;
  await db
    .insertInto('unidade_pessoa')
    .columns(['id_unidade', 'id_usuario'])
    .expression((eb) =>
      eb
        .selectFrom('usuario')
        .select(({ lit }) => [lit(inserted.id).as('id_unidade'), 'usuario.id as id_usuario'])
        .where('usuario.login', 'in', unidade.logins),
    )
    .execute();
};

export const insertPessoaGovbr = async (db: Db, pessoa: PessoaGovbrDemo): Promise<void> => {
  await db
    .insertInto('sign_on_embutido_pessoa')
    .values({ ...pessoa, empresas: JSON.stringify(pessoa.empresas) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** False where instances are configured already: what somebody set is left as it is. */
export const insertInstancias = async (db: Db, instancias: readonly InstanciaDemo[]): Promise<boolean> => {
  const alguma = await db.selectFrom('instancia_da_esfera').select('ordem').limit(1).executeTakeFirst();
  if (alguma) return false;
  await db
    .insertInto('instancia_da_esfera')
    .values(
      instancias.map((instancia, ordem) => ({
        id_esfera: instancia.idEsfera,
        uf: instancia.uf,
        id_municipio: instancia.idMunicipio,
        ordem,
        id_instancia: instancia.idInstancia,
        id_ouvidoria_julgadora: instancia.idOuvidoriaJulgadora,
      })),
    )
    .execute();
  return true;
};

export const insertAutoridades = async (db: Db, autoridades: typeof autoridadesDemo): Promise<void> => {
  const contas = await db.selectFrom('usuario').select(['id', 'login']).execute();
  const ids = new Map(contas.map(({ id, login }) => [login, id]));
  await db
    .insertInto('autoridade_recurso')
    .values(
      autoridades.flatMap(({ idOuvidoria, idInstancia, login }) => {
        const idUsuario = ids.get(login);
        return idUsuario === undefined
          ? []
          : [{ id_ouvidoria: idOuvidoria, id_instancia: idInstancia, id_usuario: idUsuario }];
      }),
    )
    .execute();
};

/** Whether active transparency or an evaluation has been touched already. */
export const countClassificadas = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from informacao_classificada`.execute(db);
  return rows[0]?.total ?? 0;
};

export const countMonitoramento = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from transparencia_historico) + (select count(*) from avaliacao_tratamento) as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

/** An appeal or a decision on one. */
export interface ParteDoRecurso {
  readonly id: number;
  readonly idManifestacao: number;
  readonly instancia: number;
  readonly isDecisao: boolean;
  readonly quando: Date;
}

/** The appeals and decisions of a case that have no file yet, in their order. */
export const listPartesSemArquivo = async (db: Db, envioHash: Buffer): Promise<ParteDoRecurso[]> => {
  const { rows } = await sql<ParteDoRecurso>`
    select r.id, m.id as "idManifestacao", r.id_instancia as instancia, false as "isDecisao", r.registrado_em as quando
    from manifestacao m join recurso r on r.id_manifestacao = m.id
    where m.envio_hash = ${envioHash} and not exists (select from anexo a where a.id_recurso = r.id)
    union all
    select d.id, m.id, r.id_instancia, true, d.registrada_em
    from manifestacao m join recurso r on r.id_manifestacao = m.id join resposta_recurso d on d.id_recurso = r.id
    where m.envio_hash = ${envioHash} and not exists (select from anexo a where a.id_resposta_recurso = d.id)
    order by instancia, "isDecisao"`.execute(db);
  return rows;
};
