import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Sent } from '../../src/server/db/database.ts';
import { Ligacao, type Medida, repetir } from './carga.ts';
import type { Cena } from './cena.ts';
import { type Gravador, navegadorDe } from './gravador.ts';
import { createSqlPuro } from './sql-puro.ts';
import { entrar, type Trabalho } from './trabalhos.ts';

export const LIGACOES = 4;
const AQUECER = 20;
/** Of what can be done only so often. */
const AQUECER_ESCRITA = 5;
/** How many different requests a reading as bare statements goes through. */
const AMOSTRAS = 20;

const rodadaDe = ({ leitura, maximo }: Trabalho, segundos: number) => ({
  ao: LIGACOES,
  aquecer: leitura ? AQUECER : AQUECER_ESCRITA,
  segundos,
  ...(maximo !== undefined && { maximo }),
});

/** Over HTTP, each on its own connection. */
export const medirTrabalho = async (
  origem: string,
  trabalho: Trabalho,
  cena: Cena,
  segundos: number,
): Promise<Medida> => {
  const ligacoes: Ligacao[] = [];
  try {
    for (const [n, login] of trabalho.quem.entries()) {
      const ligacao = new Ligacao(origem, n);
      ligacoes.push(ligacao);
      if (login !== null) await entrar(ligacao, login);
    }
    return await repetir(
      async (trabalhador, vez) => {
        const ligacao = ligacoes[trabalhador];
        if (ligacao) await trabalho.fazer(ligacao, cena, vez);
      },
      rodadaDe(trabalho, segundos),
    );
  } finally {
    for (const ligacao of ligacoes) ligacao.fechar();
  }
};

/** The statements of a work: what signing in sends, and what each time of it does. */
export interface Gravacao {
  readonly entradas: readonly (readonly Sent[])[];
  readonly vezes: ReadonlyMap<number, readonly Sent[]>;
}

/** Writes down what a work sends, on a copy of the database that nothing else changes. */
export const gravarTrabalho = async (
  gravador: Gravador,
  trabalho: Trabalho,
  cena: Cena,
  quantas: number,
): Promise<Gravacao> => {
  const pessoas = trabalho.quem.map((_, n) => navegadorDe(gravador, n + 1));
  const entradas: (readonly Sent[])[] = [];
  for (const [n, login] of trabalho.quem.entries()) {
    const pessoa = pessoas[n];
    if (login !== null && pessoa) entradas.push(await gravador.gravar(() => entrar(pessoa, login)));
  }
  const vezes = new Map<number, readonly Sent[]>();
  const gravar = async (vez: number): Promise<readonly Sent[]> => {
    const pessoa = pessoas[((vez % LIGACOES) + LIGACOES) % LIGACOES];
    return pessoa ? gravador.gravar(() => trabalho.fazer(pessoa, cena, vez)) : [];
  };
  if (trabalho.leitura) {
    // The first of two fills what is kept in memory.
    for (const volta of [1, 2])
      for (let vez = 0; vez < AMOSTRAS; vez += 1) {
        const enviados = await gravar(vez);
        if (volta === 2) vezes.set(vez, enviados);
      }
  } else {
    for (let vez = -LIGACOES * AQUECER_ESCRITA; vez < quantas; vez += 1) vezes.set(vez, await gravar(vez));
  }
  return { entradas, vezes };
};

/** Sends the statements of a work over a pool of as many connections, on a copy as it was before them. */
export const medirNoSql = async (
  url: string,
  trabalho: Trabalho,
  { entradas, vezes }: Gravacao,
  segundos: number,
): Promise<Medida> => {
  const puro = createSqlPuro(url, LIGACOES);
  try {
    for (const entrada of entradas) await puro.fazer(entrada);
    const maximo = trabalho.leitura ? Number.POSITIVE_INFINITY : Math.max(...vezes.keys()) + 1;
    return await repetir(
      (_, vez) => {
        const qual = trabalho.leitura ? ((vez % AMOSTRAS) + AMOSTRAS) % AMOSTRAS : vez;
        return puro.fazer(vezes.get(qual) ?? []);
      },
      { ...rodadaDe(trabalho, segundos), maximo },
    );
  } finally {
    await puro.fechar();
  }
};

/** The least that a server with a database can do. */
export const medirUmSelect = async (url: string, cena: Cena, segundos: number): Promise<Medida> => {
  const processo = fork(path.join(import.meta.dirname, 'um-select.ts'), {
    env: { ...process.env, DATABASE_URL: url },
  });
  try {
    const [porta] = (await once(processo, 'message')) as [number];
    const ligacoes = Array.from({ length: LIGACOES }, (_, n) => new Ligacao(`http://127.0.0.1:${porta}`, n));
    const medida = await repetir(
      async (trabalhador, vez) => {
        const id = cena.casosDaEquipe.at(vez % cena.casosDaEquipe.length);
        await ligacoes[trabalhador]?.pedir({ path: `/caso/${id}` });
      },
      { ao: LIGACOES, aquecer: AQUECER, segundos },
    );
    for (const ligacao of ligacoes) ligacao.fechar();
    return medida;
  } finally {
    processo.kill();
  }
};
