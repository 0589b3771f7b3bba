import { get, type IncomingMessage } from 'node:http';
import { setTimeout as espera } from 'node:timers/promises';
import { Ligacao, type Medida, resumir } from './carga.ts';
import { entrar, PESSOAS, registrar } from './trabalhos.ts';

const API = '/api/app-web/v1/tratamento';
const QUEM_OUVE = ['gestor.cgu', 'respondente.cgu'];
const CGU = 6;
const EVENTO = 'event: manifestacao\n';
/** Longer than the product takes a session that it looked at for looked at. */
const ENTRE_ATOS_MS = 6000;
const PACIENCIA_MS = 30_000;

interface Ouvinte {
  readonly resposta: IncomingMessage;
  quando: number;
}

const ouvir = (origem: string, cookie: string): Promise<Ouvinte> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', cookie };
    const pedido = get(`${origem}${API}/eventos`, { agent: false, headers }, (resposta) => {
      if (resposta.statusCode !== 200) return reject(new Error(`eventos respondeu ${resposta.statusCode}`));
      const ouvinte: Ouvinte = { resposta, quando: 0 };
      resposta.setEncoding('utf8').on('data', (parte: string) => {
        if (parte.includes(EVENTO)) ouvinte.quando = performance.now();
      });
      // Closed by us at the end.
      resposta.on('error', () => undefined);
      resolve(ouvinte);
    });
    pedido.on('error', reject);
  });

/**
 * How long after a case was filed each of so many open screens hears of it: what is told a second is how many hear of one act,
 * over the time until the last one did.
 */
export const medirAoVivo = async (origem: string, quantos: number, atos: number): Promise<Medida> => {
  const pessoas = await Promise.all(
    QUEM_OUVE.map(async (login, n) => {
      const ligacao = new Ligacao(origem, 200 + n);
      await entrar(ligacao, login);
      return ligacao;
    }),
  );
  const ouvintes: Ouvinte[] = [];
  for (let n = 0; n < quantos; n += 1)
    ouvintes.push(await ouvir(origem, pessoas[n % pessoas.length]?.cookie ?? ''));
  const quemRegistra = new Ligacao(origem, 200 + QUEM_OUVE.length);
  await entrar(quemRegistra, PESSOAS[0] ?? '');
  const tempos: number[] = [];
  let segundos = 0;
  try {
    for (let ato = 0; ato < atos; ato += 1) {
      await espera(ENTRE_ATOS_MS);
      for (const ouvinte of ouvintes) ouvinte.quando = 0;
      const antes = performance.now();
      await registrar(quemRegistra, CGU);
      while (ouvintes.some(({ quando }) => quando === 0)) {
        if (performance.now() - antes > PACIENCIA_MS) {
          const surdos = ouvintes.filter(({ quando }) => quando === 0).length;
          throw new Error(`${surdos} de ${quantos} não ouviram o ato em ${PACIENCIA_MS / 1000} s`);
        }
        await espera(5);
      }
      const deles = ouvintes.map(({ quando }) => quando - antes);
      tempos.push(...deles);
      segundos += Math.max(...deles) / 1000;
    }
  } finally {
    for (const { resposta } of ouvintes) resposta.destroy();
    for (const pessoa of [...pessoas, quemRegistra]) pessoa.fechar();
  }
  return resumir(tempos, segundos);
};
