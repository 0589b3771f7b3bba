import { performance } from 'node:perf_hooks';
import { encadearAuditoria, ligarCopia } from '#capabilities/auditoria/server/index.ts';
import { SettingError } from '#server/config.ts';
import type { Platform } from '#server/platform.ts';
import { semLinhas } from './casos/linhas.ts';
import { TOTAL } from './casos/plano.ts';
import { copiarLinhas, readComPadrao, reservar } from './volume/copia-repository.ts';
import { emLinhas } from './volume/em-linhas.ts';
import {
  type CasoDaFatia,
  comChavesLembradas,
  createFatiador,
  type Encomenda,
  type FatiaFeita,
} from './volume/fatia.ts';
import { numerar } from './volume/numerar.ts';
import { quantasPessoas } from './volume/pessoas-de-volume.ts';
import { copiarPessoas } from './volume/pessoas-repository.ts';
import {
  analisar,
  comecar,
  executar,
  findVolume,
  haMarco,
  soltarRegras,
  terminar,
} from './volume/volume-repository.ts';

type Parte = Pick<Platform, 'db' | 'pool' | 'clock' | 'config'>;
type Diz = (frase: string) => void;

const POR_FATIA = 2000;
/** Below this, starting threads takes longer than the cases. */
const SEM_LINHAS = 10_000;
/** How many slices are told of at once. */
const CADA = 25;

const numero = (n: number): string => n.toLocaleString('pt-BR');

const fatiar = function* (
  casos: number,
  caso: (de: number, ate: number) => CasoDaFatia[],
): Generator<CasoDaFatia[]> {
  for (let de = 0; de < casos; de += POR_FATIA) yield caso(de, de + POR_FATIA);
};

/** Links the history of each slice as it comes: one at a time, since a link follows from the one before. */
const abrirElos = async (platform: Parte) => {
  const client = await platform.pool.connect();
  const comPadrao = await readComPadrao(client);
  const ligar = await ligarCopia(platform);
  let fila = Promise.resolve();
  return {
    depois: (historico: FatiaFeita['historico']): void => {
      fila = fila.then(() => copiarLinhas(client, comPadrao, 'auditoria_elo', ligar(historico)));
      // Whoever waits for the end hears of it.
      fila.catch(() => undefined);
    },
    fechar: async (): Promise<void> => {
      try {
        await fila;
      } finally {
        client.release();
      }
    },
  };
};

const escrever = async (platform: Parte, casos: number, diz: Diz): Promise<number> => {
  const { db, pool, clock } = platform;
  const config = comChavesLembradas(platform.config);
  const agora = clock.now();
  const pessoas = quantasPessoas(casos);
  const client = await pool.connect();
  const primeiraPessoa = await reservar(client, 'usuario', pessoas);
  const primeiroId = await reservar(client, 'manifestacao', casos);
  const encomenda: Encomenda = { pessoas, primeiraPessoa, agora: agora.getTime() };
  // Beside the cases: what points at an account is checked at the end.
  const contas = copiarPessoas(client, config, encomenda, await readComPadrao(client)).finally(() =>
    client.release(),
  );
  contas.then(
    () => diz(`${numero(pessoas)} contas criadas.`),
    // Whoever waits for the end hears of it.
    () => undefined,
  );
  const caso = await numerar(db, { casos, pessoas, agora, primeiroId });
  diz('Protocolos numerados.');
  const elos = await abrirElos(platform);
  let [total, feitos, fatias] = [0, 0, 0];
  const feita = ({ linhas, historico }: FatiaFeita, quantos: number): void => {
    elos.depois(historico);
    total += linhas;
    feitos += quantos;
    fatias += 1;
    if (fatias % CADA === 0) diz(`${numero(feitos)} de ${numero(casos)} manifestações…`);
  };
  if (casos >= SEM_LINHAS) {
    await emLinhas({ ...encomenda, url: pool.options.connectionString ?? '' }, fatiar(casos, caso), feita);
  } else {
    const fazer = await createFatiador({ db, pool, config }, encomenda);
    for (const fatia of fatiar(casos, caso)) feita(await fazer(fatia), fatia.length);
  }
  await Promise.all([contas, elos.fechar()]);
  return total;
};

/**
 * `SEED=1000000`: beside the demonstration, as many cases as asked for, by COPY, for benchmarks and for attacks that need
 * a crowd. Only in a database in which nobody has acted yet: these rows of history carry no mark, as those of an earlier
 * version (docs/adr/0009). Once there, it stays as it is.
 */
export const seedVolume = async (platform: Parte, diz: Diz = () => undefined): Promise<void> => {
  const { db, clock, config } = platform;
  if (config.isProducao)
    throw new SettingError('Os dados de demonstração não podem ser criados em produção.');
  if (typeof config.seed !== 'number' || config.seed <= TOTAL) return;
  const casos = config.seed - TOTAL;
  const feito = await findVolume(db);
  if (feito && !feito.terminado_em)
    throw new SettingError(
      "SEED não terminou da última vez e deixou manifestações pela metade: rode 'npm run db:reset' e comece de novo.",
    );
  if (feito) return diz(`Já há ${numero(feito.casos + TOTAL)} manifestações de SEED: nada foi criado.`);
  if (await haMarco(db))
    return diz('Este banco já está em uso: SEED cria manifestações em um banco novo. Nada foi criado.');
  const inicio = performance.now();
  await comecar(db, casos, clock.now());
  // Interrupted in between, the database is to be made anew: nothing uses it without them.
  const regras = await soltarRegras(db, Object.keys(semLinhas()));
  const linhas = await escrever(platform, casos, diz);
  diz('Manifestações escritas; índices e referências…');
  await executar(db, regras);
  await analisar(db);
  const segundos = (performance.now() - inicio) / 1000;
  diz(
    `${numero(casos)} manifestações em ${numero(linhas)} linhas, em ${numero(Math.round(segundos))} s (${numero(Math.round(casos / segundos))} por segundo).`,
  );
  await encadearAuditoria(platform);
  await terminar(db, clock.now());
  diz(`Auditoria encadeada; ao todo ${numero(Math.round((performance.now() - inicio) / 1000))} s.`);
};
