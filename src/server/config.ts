import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { comSegredosDeArquivos, SEGREDOS } from './chaves/segredos-em-arquivos.ts';
import type { Transit } from './chaves/transit.ts';
import { Chaveiro } from './crypto/chaveiro.ts';
import { derivarDe, type KeyFor, segredoDe } from './crypto/derivar.ts';
import { isRede } from './http/redes.ts';
import { menosConexoes } from './processos/conexoes.ts';
import { DEMO_KEY, refusedSetting } from './production/refused-settings.ts';
import { isThisMachine } from './production/sem-cifra.ts';
import { SettingError } from './setting-error.ts';

export { SettingError };

/** The only environments where demo accounts, the embedded sign-on and the demo key may exist. */
const AMBIENTES_DE_DEMONSTRACAO: readonly string[] = ['demonstracao', 'desenvolvimento', 'teste'];

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `deve ser um endereço ${protocols.map((p) => `${p}//`).join(' ou ')}`,
  });

const COTA = 'deve ser um número inteiro de megabytes, de 100 em diante';
const PORTA = 'deve ser um número de porta, de 0 a 65535';
const DA_MAQUINA = '127.0.0.1,::1,::ffff:127.0.0.1';
const REDES = 'deve ser uma lista de endereços IP ou redes (10.0.0.0/8), por vírgula';
const PROXIES = 'deve ser o número de proxies à frente, de 0 a 10';
const SESSOES = 'deve ser um número de sessões, de 1 a 1000';
const REGISTROS = 'deve ser um número de registros por hora, de 1 a 1000';
const PROCESSOS = 'deve ser um número de processos, de 1 a 32';
const ESPERA = 'deve ser um número inteiro de segundos, de 0 a 60';
const DIAS = 'deve ser um número de dias, de 1 a 3650';
const CONEXOES = 'deve ser um número de conexões, de 10 a 1000';
const SEMENTE = "deve ser 'demo', 'none' ou um número de manifestações, de 404 a 5000000";
const ATE = (letras: number) => `deve ter de 1 a ${letras} letras`;
const web = url(['http:', 'https:']);
/** The third version of onion addresses, which names the service's key; the earlier ones are no longer served. */
const ONION = /^(?:[a-z0-9-]+\.)*[a-z2-7]{56}\.onion$/;
const onion = web.refine(
  (value) => URL.canParse(value) && ONION.test(new URL(value).hostname),
  'deve ser um endereço http:// de 56 letras que termina em .onion',
);
const postgres = url(['postgres:', 'postgresql:']);
const letras = z.string().min(32, 'deve ter ao menos 32 caracteres').optional();

const porta = z.coerce.number({ message: PORTA }).int(PORTA).min(0, PORTA).max(65535, PORTA);
const redes = z
  .string()
  .transform((lista) => lista.split(',').map((cada) => cada.trim()))
  .refine((lista) => lista.every(isRede), REDES);

const LUGARES = 'deve ser uma lista de nomes de sites (www.exemplo.org), por vírgula';
const lugares = z
  .string()
  .transform((lista) => lista.split(',').map((cada) => cada.trim().toLowerCase()))
  .refine((lista) => lista.every((cada) => /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(cada)), LUGARES);

/** Every setting of the installation, with what it is for; `.env.example` says the same to operators. */
const schema = z.object({
  PORT: porta.default(3000),
  HOST: z.string().optional(),
  PROCESSOS: z.coerce
    .number({ message: PROCESSOS })
    .int(PROCESSOS)
    .min(1, PROCESSOS)
    .max(32, PROCESSOS)
    .optional(),
  CONEXOES: z.coerce
    .number({ message: CONEXOES })
    .int(CONEXOES)
    .min(10, CONEXOES)
    .max(1000, CONEXOES)
    .default(40),
  ESPERA_AO_ENCERRAR: z.coerce
    .number({ message: ESPERA })
    .int(ESPERA)
    .min(0, ESPERA)
    .max(60, ESPERA)
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  AUDITORIA_CABECAS: z.string().min(1).optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_URL_MIGRACOES: postgres.optional(),
  DATABASE_URL_COPIA: postgres.optional(),
  COPIAS: z.string().min(1).optional(),
  COPIAS_DIAS: z.coerce.number({ message: DIAS }).int(DIAS).min(1, DIAS).max(3650, DIAS).default(35),
  APP_ENV: z
    .string()
    .regex(/^[\p{L}\p{N} _-]{2,40}$/u, 'deve ser um nome curto')
    .default('demonstracao'),
  PUBLIC_URL: web.optional(),
  ONION_URL: onion.optional(),
  ONION_PORTA: porta.optional(),
  ONION_DE: redes.default(redes.parse(DA_MAQUINA)),
  LEGACY_BASE_URL: web.optional(),
  OIDC_ISSUER: web.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  GOVBR_API_URL: web.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  EMAIL_REMETENTE: z.email('deve ser um e-mail').default('nao-responda@escuta.invalid'),
  EMAIL_DEVOLUCAO_CHAVE: letras,
  METRICAS_TOKEN: letras,
  METRICAS_PORTA: porta.optional(),
  EMAIL_LINKS: lugares.default([]),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CLAMD_URL: url(['tcp:']).optional(),
  CLAMD_REDE: z.enum(['local', 'privada'], "deve ser 'local' ou 'privada'").default('local'),
  COTA_ANEXOS_SEM_CONTA_MB: z.coerce.number({ message: COTA }).int(COTA).min(100, COTA).default(20_000),
  SIORG_URL: web.optional(),
  WEBHOOKS_REDE: z
    .enum(['publica', 'privada', 'local'], "deve ser 'publica', 'privada' ou 'local'")
    .default('publica'),
  ASSISTENTE_LLM_URL: web.optional(),
  ASSISTENTE_LLM_MODEL: z.string().min(1, ATE(200)).max(200, ATE(200)).optional(),
  ASSISTENTE_LLM_KEY: z.string().min(1).optional(),
  ENCRYPTION_KEY: letras,
  ENCRYPTION_KEY_FILE: z.string().min(1).optional(),
  ENCRYPTION_KEY_ANTERIOR: letras,
  ENCRYPTION_KEY_ANTERIOR_FILE: z.string().min(1).optional(),
  VAULT_ADDR: web.optional(),
  VAULT_TOKEN_FILE: z.string().min(1).optional(),
  VAULT_TRANSIT_KEY: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'deve ser o nome de uma chave')
    .default('escuta-br'),
  VAULT_TRANSIT_MOUNT: z
    .string()
    .regex(/^[\w./-]{1,100}$/, 'deve ser um caminho')
    .default('transit'),
  RETENCAO_CHAVES: z.string().min(1).optional(),
  CHAVE_MESTRA: z
    .enum(['ambiente', 'arquivo', 'vault'], "deve ser 'ambiente', 'arquivo' ou 'vault'")
    .optional(),
  SESSOES_POR_PESSOA: z.coerce
    .number({ message: SESSOES })
    .int(SESSOES)
    .min(1, SESSOES)
    .max(1000, SESSOES)
    .optional(),
  REGISTROS_POR_PESSOA: z.coerce
    .number({ message: REGISTROS })
    .int(REGISTROS)
    .min(1, REGISTROS)
    .max(1000, REGISTROS)
    .optional(),
  SEGUNDO_FATOR: z.enum(['exigido', 'oferecido'], "deve ser 'exigido' ou 'oferecido'").optional(),
  SEGUNDO_FATOR_GOVBR: z.enum(['prata', 'ouro', 'nao'], "deve ser 'prata', 'ouro' ou 'nao'").default('nao'),
  RELOGIO_INICIAL: z
    .string()
    .refine((value) => !Number.isNaN(Date.parse(value)), 'deve ser um momento como 2026-03-12T09:00:00-03:00')
    .optional(),
  SEED: z
    .string()
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
    .pipe(
      z.union([z.enum(['demo', 'none']), z.int(SEMENTE).min(404, SEMENTE).max(5_000_000, SEMENTE)], SEMENTE),
    )
    .optional(),
  NOME_PRODUTO: z.string().min(1, ATE(60)).max(60, ATE(60)).default('Escuta.BR'),
  ORGAO_CONTROLADOR: z.string().min(1, ATE(120)).max(120, ATE(120)).default('Controladoria-Geral da União'),
  URL_ORGAO_CONTROLADOR: web.default('https://www.gov.br/cgu'),
  URL_SITE_LAI: web.default('https://www.gov.br/acessoainformacao'),
  URL_REDE_OUVIDORIAS: web.default('https://www.gov.br/ouvidorias'),
  EMAIL_CONTATO: z.email('deve ser um e-mail').default('contato@escuta.invalid'),
  VLIBRAS_URL: web.optional(),
  URL_SAIDA_RAPIDA: web.default('https://www.gov.br/pt-br'),
  PROXY_CONFIAVEL: z.coerce
    .number({ message: PROXIES })
    .int(PROXIES)
    .min(0, PROXIES)
    .max(10, PROXIES)
    .optional(),
  PROXY_DE: redes.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'deve ser um nível de registro')
    .default('info'),
});

type Env = z.output<typeof schema>;

/** Every name that the environment may give, files of secrets among them. */
export const nomesDasConfiguracoes: readonly string[] = [
  ...Object.keys(schema.shape),
  ...SEGREDOS.map((nome) => `${nome}_FILE`),
];

export interface Config {
  readonly versao: string;
  readonly port: number;
  readonly host: string;
  /** How many processes serve behind the one port (docs/processos.md). */
  readonly processos: number;
  /** How many connections to each database all of them together may hold. */
  readonly conexoes: number;
  /** Milliseconds between saying 'not ready' and taking no more connections, when the server ends. */
  readonly esperaAoEncerrar: number;
  readonly dataDir: string;
  /** The folder where the heads of the audit chains are kept, outside the database. */
  readonly auditoriaCabecas: string;
  readonly databaseUrl: string | undefined;
  /** A replica for public data that may be slightly out of date; undefined: the database itself. */
  readonly databaseReadUrl: string | undefined;
  /** How the owner of the tables connects, who migrates; undefined: whoever `databaseUrl` names. */
  readonly databaseUrlMigracoes: string | undefined;
  /** How backups connect: a role with REPLICATION. */
  readonly databaseUrlCopia: string | undefined;
  /** The folder of the backups, best on another machine's disk; undefined: none are made. */
  readonly copias: string | undefined;
  /** How far back a backup can restore; then it is deleted. */
  readonly copiasDias: number;
  readonly ambiente: string;
  readonly isProducao: boolean;
  /**
   * An environment known to hold nobody's real work. Whatever erases data or opens doors checks
   * this, not `isProducao`.
   */
  readonly isDemonstracao: boolean;
  readonly publicUrl: string | undefined;
  /** The same platform as an onion service, for people who must hide that they visit it. */
  readonly onionUrl: string | undefined;
  /** The port that only Tor connects to; undefined: it connects to `port`, as everybody does. */
  readonly onionPorta: number | undefined;
  /** Where Tor connects from: addresses and networks. */
  readonly onionDe: readonly string[];
  readonly legacyBaseUrl: string | undefined;
  /** How many proxies in front of us are trusted about the visitor's address and protocol. */
  readonly proxyConfiavel: number;
  /** Where they connect from: what anybody else says of a visitor's address is not believed. */
  readonly proxyDe: readonly string[];
  /** Undefined: the embedded provider plays the national sign-on. */
  readonly oidc: { issuer: string; clientId: string; clientSecret: string; apiUrl: string } | undefined;
  readonly smtpUrl: string | undefined;
  /** Mail goes out encrypted or not at all. */
  readonly smtpExigeTls: boolean;
  readonly emailRemetente: string;
  /** The key with which the mail server reports returned messages; undefined: it reports none. */
  readonly chaveDeDevolucao: string | undefined;
  /** With which '/metrics' is read on the port that everybody reaches; undefined: it is not there. */
  readonly metricasToken: string | undefined;
  /** The port that serves '/metrics' and nothing else; undefined: none. */
  readonly metricasPorta: number | undefined;
  /** Sites that templates of mails may lead to, besides the platform itself and gov.br: who edits templates cannot name them. */
  readonly emailLinks: readonly string[];
  readonly s3:
    | { endpoint: string; bucket: string; region: string; keyId: string; secret: string }
    | undefined;
  readonly clamdUrl: string | undefined;
  /** Bytes of files that people without an account sent and no case has yet. */
  readonly cotaAnexosSemConta: number;
  /** Where the federal directory's structure is fetched; undefined: only imported from a file. */
  readonly siorgUrl: string | undefined;
  /**
   * Where webhooks may go: the internet only, private networks too, or (while developing) also this
   * machine.
   */
  readonly webhooksRede: Env['WEBHOOKS_REDE'];
  /** The model that phrases the assistant's answers; undefined: nothing leaves the platform. */
  readonly modeloDeLinguagem: { url: string; modelo: string; chave: string | undefined } | undefined;
  /** Whether staff must have a second factor, and from which level of gov.br on the sign-on counts as one. */
  readonly segundoFator: { readonly exigido: boolean; readonly govbr: Env['SEGUNDO_FATOR_GOVBR'] };
  /** How many sessions one person has at once; a further sign-in ends the one used longest ago. */
  readonly sessoesPorPessoa: number;
  /** How many one account files in an hour before it has to wait. */
  readonly registrosPorPessoa: number;
  readonly relogioInicial: Date | undefined;
  /** A number means the demonstration with that many cases. */
  readonly seed: 'demo' | 'none' | number;
  readonly instalacao: {
    nome: string;
    orgaoControlador: string;
    urlOrgaoControlador: string;
    urlSiteLai: string;
    urlRedeOuvidorias: string;
    emailContato: string;
    /** Where 'Sair depressa' leads. */
    urlSaidaRapida: string;
    /** Only set by administrators, on a screen. */
    horarioAtendimento?: string;
    cor?: string;
    vlibrasUrl: string | undefined;
  };
  readonly logLevel: Env['LOG_LEVEL'];
  /** The installation's key and those it replaces, as the settings name them (`chaves/abrir-mestras.ts`). */
  readonly mestras: {
    /** Which of them is to wrap; the others only open. */
    readonly atual: 'ambiente' | 'arquivo' | 'vault';
    readonly ambiente: string | undefined;
    readonly arquivo: string | undefined;
    readonly vault: Transit | undefined;
    readonly anterior: string | undefined;
    readonly arquivoAnterior: string | undefined;
  };
  /** The folder with the keys of the retention years, outside database and backups; undefined: there are none. */
  readonly retencaoChaves: string | undefined;
  /** A key for one purpose, derived from the installation's root (`chaves/abrir-chaves.ts`) so that no two purposes share one. */
  keyFor(purpose: string): Buffer;
  /** The offices' keys. */
  readonly chaveiro: Chaveiro;
}

const vaultOf = (env: Env): Transit | undefined => {
  const { VAULT_ADDR, VAULT_TOKEN_FILE, VAULT_TRANSIT_KEY, VAULT_TRANSIT_MOUNT } = env;
  if (!VAULT_ADDR) return undefined;
  if (!VAULT_TOKEN_FILE)
    throw new SettingError('Com VAULT_ADDR, informe também VAULT_TOKEN_FILE (o arquivo com o token).');
  return {
    url: VAULT_ADDR.replace(/\/+$/, ''),
    tokenFile: VAULT_TOKEN_FILE,
    mount: VAULT_TRANSIT_MOUNT.replace(/^\/+|\/+$/g, ''),
    chave: VAULT_TRANSIT_KEY,
  };
};

const mestrasOf = (env: Env): Config['mestras'] => {
  const vault = vaultOf(env);
  const arquivo = env.ENCRYPTION_KEY_FILE;
  // Outside a demonstration `refusedSetting` has made sure that there is one.
  const ambiente = env.ENCRYPTION_KEY ?? (arquivo || vault ? undefined : DEMO_KEY);
  const origens = [ambiente && 'ambiente', arquivo && 'arquivo', vault && 'vault'] as const;
  const dadas = origens.filter((origem) => origem !== undefined && origem !== '');
  const atual = env.CHAVE_MESTRA ?? (dadas.length === 1 ? dadas[0] : undefined);
  if (!atual || !dadas.includes(atual))
    throw new SettingError(
      'Há mais de uma chave (ENCRYPTION_KEY, ENCRYPTION_KEY_FILE, VAULT_ADDR), ou falta a que CHAVE_MESTRA nomeia: ' +
        "diga nela qual vale ('ambiente', 'arquivo' ou 'vault'); as outras só abrem o que já está guardado.",
    );
  const { ENCRYPTION_KEY_ANTERIOR: anterior, ENCRYPTION_KEY_ANTERIOR_FILE: arquivoAnterior } = env;
  return { atual, ambiente, arquivo, vault, anterior, arquivoAnterior };
};

/** 'nao' does without, also in a demonstration, which otherwise has them beside its database. */
const retencaoOf = (
  { RETENCAO_CHAVES: dada, DATA_DIR }: Env,
  isDemonstracao: boolean,
): string | undefined => {
  const pasta = dada ?? (isDemonstracao ? path.join(DATA_DIR, 'chaves-de-retencao') : 'nao');
  return pasta === 'nao' ? undefined : path.resolve(pasta);
};

/** Until the installation's root is opened. A demonstration's tests, which open none, have the one its key gives. */
const semRaiz = (isDemonstracao: boolean, { atual, ambiente }: Config['mestras']): KeyFor =>
  isDemonstracao && atual === 'ambiente' && ambiente
    ? derivarDe(segredoDe(ambiente))
    : () => {
        throw new Error('The keys of this installation were not opened (abrirChaves)');
      };

/** Proxy and Tor are often on one machine: only a port of its own tells who came through Tor, where nobody may name an address. */
const assertPortaDoTor = ({ ONION_URL, ONION_PORTA, PORT, PROXY_CONFIAVEL = 0 }: Env): void => {
  if (ONION_PORTA === undefined) {
    if (ONION_URL && PROXY_CONFIAVEL > 0)
      throw new SettingError(
        'Com ONION_URL e PROXY_CONFIAVEL, informe também ONION_PORTA (a porta só do Tor): na porta do proxy, quem vem pelo Tor escolheria o endereço por que é contado.',
      );
    return;
  }
  if (!ONION_URL) throw new SettingError('Com ONION_PORTA, informe também ONION_URL (o endereço .onion).');
  if (ONION_PORTA === PORT && PORT !== 0)
    throw new SettingError('ONION_PORTA deve ser outra porta, diferente de PORT.');
};

const assertPortaDasMedidas = ({ METRICAS_PORTA, PORT, ONION_PORTA }: Env): void => {
  if (METRICAS_PORTA !== undefined && METRICAS_PORTA !== 0 && [PORT, ONION_PORTA].includes(METRICAS_PORTA))
    throw new SettingError('METRICAS_PORTA deve ser outra porta, diferente de PORT e de ONION_PORTA.');
};

/** Beyond four, what people do at once rarely needs more, and each takes its memory and connections: who has them says so. */
const PROCESSOS_SEM_PEDIR = 4;

const processosOf = (env: Env): Pick<Config, 'processos' | 'conexoes'> => {
  const processos = env.PROCESSOS ?? Math.min(availableParallelism(), PROCESSOS_SEM_PEDIR);
  const precisas = menosConexoes(processos);
  if (env.CONEXOES < precisas)
    throw new SettingError(
      `Com PROCESSOS=${processos}, CONEXOES deve ser ao menos ${precisas}: com menos, um processo ficaria sem conexão com o banco.`,
    );
  return { processos, conexoes: env.CONEXOES };
};

const oidcOf = (env: Env): Config['oidc'] => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, GOVBR_API_URL } = env;
  if (!OIDC_ISSUER) return undefined;
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !GOVBR_API_URL) {
    throw new SettingError(
      'Com OIDC_ISSUER, informe também OIDC_CLIENT_ID, OIDC_CLIENT_SECRET e GOVBR_API_URL.',
    );
  }
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    apiUrl: GOVBR_API_URL,
  };
};

const s3Of = (env: Env): Config['s3'] => {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT && (S3_BUCKET || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY)) {
    throw new SettingError('Para guardar arquivos no S3, informe também S3_ENDPOINT.');
  }
  if (!S3_ENDPOINT) return undefined;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new SettingError(
      'Com S3_ENDPOINT, informe também S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.',
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    keyId: S3_ACCESS_KEY_ID,
    secret: S3_SECRET_ACCESS_KEY,
  };
};

const modeloOf = (env: Env): Config['modeloDeLinguagem'] => {
  const { ASSISTENTE_LLM_URL, ASSISTENTE_LLM_MODEL, ASSISTENTE_LLM_KEY } = env;
  if (!ASSISTENTE_LLM_URL && (ASSISTENTE_LLM_MODEL || ASSISTENTE_LLM_KEY))
    throw new SettingError(
      'Para usar um modelo de linguagem no assistente, informe também ASSISTENTE_LLM_URL.',
    );
  if (!ASSISTENTE_LLM_URL) return undefined;
  if (!ASSISTENTE_LLM_MODEL)
    throw new SettingError('Com ASSISTENTE_LLM_URL, informe também ASSISTENTE_LLM_MODEL (o nome do modelo).');
  return {
    url: ASSISTENTE_LLM_URL.replace(/\/+$/, ''),
    modelo: ASSISTENTE_LLM_MODEL,
    chave: ASSISTENTE_LLM_KEY,
  };
};

/** Reads and checks the environment once, at the start; nothing else in the product reads it. */
export const loadConfig = (source: NodeJS.ProcessEnv = process.env): Config => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(comSegredosDeArquivos(given));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new SettingError(`Configuração inválida: ${problems.join('; ')}.`);
  }
  const env = parsed.data;
  const isProducao = env.APP_ENV === 'producao';
  // A name we do not know (a typo of 'producao', a staging site) must not open the doors of the demonstration.
  const isDemonstracao = AMBIENTES_DE_DEMONSTRACAO.includes(env.APP_ENV);
  const refused = isDemonstracao ? null : refusedSetting(env);
  if (refused) throw new SettingError(refused);
  assertPortaDoTor(env);
  assertPortaDasMedidas(env);
  const mestras = mestrasOf(env);
  return {
    versao: packageJson.version,
    port: env.PORT,
    ...processosOf(env),
    // Phones in the same network may try a demonstration; production has said where it listens.
    host: env.HOST ?? '0.0.0.0',
    // A demonstration has no balancer that would have to notice; whoever stops it wants it to stop.
    esperaAoEncerrar: (env.ESPERA_AO_ENCERRAR ?? (isDemonstracao ? 0 : 5)) * 1000,
    dataDir: path.resolve(env.DATA_DIR),
    auditoriaCabecas: path.resolve(env.AUDITORIA_CABECAS ?? path.join(env.DATA_DIR, 'auditoria')),
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databaseUrlMigracoes: env.DATABASE_URL_MIGRACOES,
    databaseUrlCopia: env.DATABASE_URL_COPIA,
    copias: env.COPIAS ? path.resolve(env.COPIAS) : undefined,
    copiasDias: env.COPIAS_DIAS,
    ambiente: env.APP_ENV,
    isProducao,
    isDemonstracao,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    onionUrl: env.ONION_URL?.replace(/\/+$/, ''),
    onionPorta: env.ONION_PORTA,
    onionDe: env.ONION_DE,
    legacyBaseUrl: env.LEGACY_BASE_URL?.replace(/\/+$/, ''),
    proxyConfiavel: env.PROXY_CONFIAVEL ?? 0,
    proxyDe: env.PROXY_DE ?? redes.parse(DA_MAQUINA),
    oidc: oidcOf(env),
    smtpUrl: env.SMTP_URL,
    smtpExigeTls: !isDemonstracao && env.SMTP_URL !== undefined && !isThisMachine(env.SMTP_URL),
    emailRemetente: env.EMAIL_REMETENTE,
    chaveDeDevolucao: env.EMAIL_DEVOLUCAO_CHAVE,
    metricasToken: env.METRICAS_TOKEN,
    metricasPorta: env.METRICAS_PORTA,
    emailLinks: env.EMAIL_LINKS,
    s3: s3Of(env),
    clamdUrl: env.CLAMD_URL,
    cotaAnexosSemConta: env.COTA_ANEXOS_SEM_CONTA_MB * 1_000_000,
    siorgUrl: env.SIORG_URL,
    webhooksRede: env.WEBHOOKS_REDE,
    modeloDeLinguagem: modeloOf(env),
    segundoFator: {
      exigido: (env.SEGUNDO_FATOR ?? (isDemonstracao ? 'oferecido' : 'exigido')) === 'exigido',
      govbr: env.SEGUNDO_FATOR_GOVBR,
    },
    // Many try the demonstration's accounts at once.
    sessoesPorPessoa: env.SESSOES_POR_PESSOA ?? (isDemonstracao ? 1000 : 10),
    registrosPorPessoa: env.REGISTROS_POR_PESSOA ?? (isDemonstracao ? 1000 : 30),
    relogioInicial: env.RELOGIO_INICIAL ? new Date(env.RELOGIO_INICIAL) : undefined,
    seed: env.SEED ?? (isDemonstracao ? 'demo' : 'none'),
    instalacao: {
      nome: env.NOME_PRODUTO,
      orgaoControlador: env.ORGAO_CONTROLADOR,
      urlOrgaoControlador: env.URL_ORGAO_CONTROLADOR,
      urlSiteLai: env.URL_SITE_LAI,
      urlRedeOuvidorias: env.URL_REDE_OUVIDORIAS,
      emailContato: env.EMAIL_CONTATO,
      urlSaidaRapida: env.URL_SAIDA_RAPIDA,
      vlibrasUrl: env.VLIBRAS_URL,
    },
    logLevel: env.LOG_LEVEL,
    mestras,
    retencaoChaves: retencaoOf(env, isDemonstracao),
    keyFor: semRaiz(isDemonstracao, mestras),
    chaveiro: new Chaveiro(),
  };
};
