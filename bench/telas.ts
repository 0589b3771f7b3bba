/**
 * What the main screens cost a visitor on a phone: requests and bytes of the home, Lighthouse of four pages, how soon ten
 * screens answer a touch on a slow processor, and what jumps in them. It starts the product by itself and prints its
 * figures; nothing here is a timed test.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { newDataDir, removeDataDir, startServer, stopServer } from '../scripts/lib/proof-server.ts';
import { medirRede } from './telas/rede.ts';
import { medirToque } from './telas/resposta-ao-toque.ts';
import { DA_EQUIPE, DE_TODOS, DO_CIDADAO } from './telas/toques.ts';

const DEBUG_PORT = 9333;
const RODADAS = Number(process.env.RODADAS ?? 5);
const LIMITES = {
  ateCarregar: { pedidos: 40, kb: 200 },
  emTudo: { pedidos: 60, kb: 700 },
  inp: 200,
  cls: 0.05,
};
/** Lighthouse's own figures for a slow 4G connection. */
const REDE_MOVEL = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
/**
 * Lighthouse slows the processor down four times to simulate a mid-tier phone, assuming the desktop it was calibrated
 * on. A slower machine is slowed down less, so that the simulated phone is the same.
 */
const LENTIDAO = 4;
const VELOCIDADE_DO_COMPUTADOR = 1500;
const CATEGORIAS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGINAS = {
  home: '/',
  registro: '/manifestacao/criar/selecionar-assunto?tipo=2',
  busca: '/busca',
};

const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

let tudoCerto = true;
const dizer = (nome: string, valor: number, limite: number, acima = false): void => {
  const isCerto = acima ? valor >= limite : valor <= limite;
  tudoCerto &&= isCerto;
  const casas = valor < 1 && valor > 0 ? 3 : 0;
  console.log(`${isCerto ? '✓' : '✗'} ${nome}: ${valor.toFixed(casas)} (${acima ? '≥' : '≤'} ${limite})`);
};

const entrar = async (context: BrowserContext, origem: string, login: string): Promise<void> => {
  const resposta = await context.request.post(`${origem}/api/app-web/v1/usuarios/login`, {
    form: { login, senha: 'Demo@2026' },
    headers: { origin: origem },
  });
  if (!resposta.ok()) throw new Error(`${login} não entrou: ${resposta.status()}`);
};

const notas = async (url: string, cpuSlowdownMultiplier: number) => {
  const resultado = await lighthouse(url, {
    port: DEBUG_PORT,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: Object.keys(CATEGORIAS),
    throttling: { ...REDE_MOVEL, cpuSlowdownMultiplier },
  });
  return resultado?.lhr;
};

const medirPaginas = async (origem: string, paginas: Readonly<Record<string, string>>): Promise<void> => {
  const velocidade = (await notas(`${origem}/web/`, LENTIDAO))?.environment.benchmarkIndex;
  const lentidao = Math.max(
    1,
    Math.min(LENTIDAO, (LENTIDAO * (velocidade ?? VELOCIDADE_DO_COMPUTADOR)) / VELOCIDADE_DO_COMPUTADOR),
  );
  for (const [nome, endereco] of Object.entries(paginas)) {
    const rodadas: Record<string, number[]> = {};
    for (let i = 0; i < RODADAS; i += 1) {
      const lhr = await notas(`${origem}/web${endereco}`, lentidao);
      for (const id of Object.keys(CATEGORIAS))
        rodadas[id] = [...(rodadas[id] ?? []), Math.round((lhr?.categories[id]?.score ?? 0) * 100)];
    }
    for (const [id, minimo] of Object.entries(CATEGORIAS))
      dizer(`Lighthouse ${id}, ${nome}`, mediana(rodadas[id] ?? []), minimo, true);
  }
};

const dataDir = await newDataDir('telas');
const perfil = await mkdtemp(path.join(tmpdir(), 'escuta-navegador-'));
const server = await startServer(dataDir);
const context = await chromium.launchPersistentContext(perfil, {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-gpu',
    `--remote-debugging-port=${DEBUG_PORT}`,
  ],
  viewport: { width: 360, height: 740 },
  locale: 'pt-BR',
});
try {
  const origem = server.address;
  const { ateCarregar, emTudo, deFora } = await medirRede(context, origem);
  dizer('pedidos até carregar', ateCarregar.pedidos, LIMITES.ateCarregar.pedidos);
  dizer('kB até carregar', ateCarregar.kb, LIMITES.ateCarregar.kb);
  dizer('pedidos em tudo', emTudo.pedidos, LIMITES.emTudo.pedidos);
  dizer('kB em tudo', emTudo.kb, LIMITES.emTudo.kb);
  dizer('pedidos a outros sites', deFora.length, 0);
  const poupando = await medirRede(context, origem, true);
  console.log(
    `  a quem poupa dados: ${poupando.emTudo.pedidos} pedidos, ${poupando.emTudo.kb.toFixed(0)} kB`,
  );
  for (const [quem, toques] of [
    [null, DE_TODOS],
    ['maria.cidada', DO_CIDADAO],
    ['gestor.cgu', DA_EQUIPE],
  ] as const) {
    if (quem === null) await medirPaginas(origem, PAGINAS);
    else {
      await context.clearCookies();
      await entrar(context, origem, quem);
    }
    if (quem === 'maria.cidada') {
      const lista = await context.request.get(`${origem}/api/app-web/v1/manifestacoes`);
      const [primeira] = (await lista.json()).itens as { idManifestacao: number }[];
      await medirPaginas(origem, { caso: `/manifestacao/detalhar/${primeira?.idManifestacao}` });
    }
    for (const toque of toques) {
      const { nome, inp, cls } = await medirToque(context, origem, toque);
      dizer(`ms até responder ao toque, ${nome}`, inp, LIMITES.inp);
      dizer(`saltos, ${nome}`, cls, LIMITES.cls);
    }
  }
} finally {
  await context.close();
  await stopServer(server);
  await removeDataDir(dataDir);
  await rm(perfil, { recursive: true, force: true });
}
process.exitCode = tudoCerto ? 0 : 1;
