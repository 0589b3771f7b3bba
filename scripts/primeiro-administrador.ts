import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { seguirAuditoria } from '#capabilities/auditoria/server/index.ts';
import { dadosDoOrgao } from '#capabilities/orgao/domain/dados-do-orgao.ts';
import { cadastrarOrgao } from '#capabilities/orgao/server/index.ts';
import { convite } from '#capabilities/usuario/domain/gestao.ts';
import { convidarPrimeiroAdministrador, findOuvidoriaPorSigla } from '#capabilities/usuario/server/index.ts';
import { nomeEsfera } from '#kernel/enumeracoes.ts';
import { DomainError } from '#kernel/errors.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { createApp } from '#server/app.ts';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, loadConfig, SettingError } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { assertMigrated } from '#server/db/prepare-database.ts';
import type { Platform } from '#server/platform.ts';
import { explainStartError } from '#server/start-error.ts';

const USO = `npm run primeiro-administrador -- --nome "Nome Completo" --email pessoa@orgao.gov.br [--cpf …] --orgao SIGLA
  se o órgão ainda não existe: --orgao-nome "Nome do órgão" --prefixo 00106 --esfera Federal|Estadual|Municipal… [--uf CE] [--municipio código]`;

const options = {
  nome: { type: 'string' },
  email: { type: 'string' },
  cpf: { type: 'string' },
  orgao: { type: 'string' },
  'orgao-nome': { type: 'string' },
  prefixo: { type: 'string' },
  esfera: { type: 'string' },
  uf: { type: 'string' },
  municipio: { type: 'string' },
} as const;
type Dados = { readonly [K in keyof typeof options]?: string | undefined };

const pessoa = convite.pick({ nome: true, email: true, cpf: true });

/** The office that exists, or the new platform's first one, which its administrador completes on the screen. */
const orgaoDe = async (platform: Platform, dados: Dados): Promise<number> => {
  const sigla = dados.orgao ?? '';
  const existente = await findOuvidoriaPorSigla(platform.db, sigla);
  if (existente) return existente.id;
  const novo = dadosDoOrgao.parse({
    nome: dados['orgao-nome'] ?? '',
    sigla,
    idEsfera: String(nomeEsfera[dados.esfera as keyof typeof nomeEsfera] ?? ''),
    uf: dados.uf ?? null,
    idMunicipio: dados.municipio ?? null,
    idOrgaoSiorg: null,
    prefixoProtocolo: dados.prefixo ?? '',
    aderiuEm: toIsoDate(localDate(platform.clock.now().getTime())),
    email: null,
    telefone: null,
    endereco: null,
    horario: null,
    site: null,
    competencia: null,
    temSic: true,
  });
  return (await cadastrarOrgao(platform, null, novo)).idOuvidoria;
};

const convidar = async (url: string, given: Config, dados: Dados): Promise<void> => {
  await assertMigrated(url);
  const onError = (error: Error): void => console.error(error.message);
  const semChaves = openDatabase(url, { max: 1, onError });
  let config: Config;
  try {
    config = await abrirChaves(semChaves.db, given, systemClock);
  } finally {
    await semChaves.close();
  }
  const { db, pool, close } = openDatabase(url, { max: 2, onError, chaves: config });
  try {
    const { nome, email, cpf } = pessoa.parse({ nome: dados.nome, email: dados.email, cpf: dados.cpf });
    const { http, platform } = await createApp({
      platform: { config, clock: systemClock, db, leitura: db, pool },
    });
    // As in the server: what is written here is linked into the chain of the audit log before the command ends.
    const auditoria = seguirAuditoria(platform);
    let link: string;
    try {
      link = await convidarPrimeiroAdministrador(
        platform,
        config.publicUrl ?? `http://localhost:${config.port}`,
        { nome, email, cpf: cpf || null, idOuvidoria: await orgaoDe(platform, dados) },
      );
    } finally {
      await auditoria.parar();
      await http.close();
    }
    console.log(`Convite criado. Entregue este link só a ${nome}; ele vale uma vez, por 7 dias, e não será`);
    console.log(`mostrado de novo. Sem ele, rode o comando outra vez:\n\n${link}\n`);
  } finally {
    await close();
  }
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  const config = loadConfig();
  if (config.databaseUrl) return convidar(config.databaseUrl, config, values);
  const postgres = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
  try {
    await convidar(postgres.url, config, values);
  } finally {
    await postgres.stop();
  }
};

const fraseDe = (error: unknown): string => {
  if (error instanceof z.ZodError)
    return `${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')}\n\n${USO}`;
  if (error instanceof TypeError) return `${error.message}\n\n${USO}`;
  if (error instanceof DomainError || error instanceof SettingError || error instanceof EmbeddedPostgresError)
    return error.message;
  return explainStartError(error) ?? String(error);
};

try {
  await run();
} catch (error) {
  console.error(`Nada foi criado: ${fraseDe(error)}`);
  process.exitCode = 1;
}
