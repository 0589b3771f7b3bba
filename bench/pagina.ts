/**
 * How many times a second one process answers with the home's HTML and with a file of the build, beside a bare route of the same
 * framework and a bare server of Node's that send as many bytes: goal 5,000 homes per second on two cores, one of them for the
 * asking. Needs the built pages (`npm run build`); starts the product on a temporary database and removes it.
 * `node bench/pagina.ts [segundos por medida]`
 */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { iniciarProduto } from './carga/produto.ts';
import { pedidoGet, repetir } from './carga/repetir.ts';
import type { PedidoDeServidor } from './carga/servidor-nu.ts';

const SEGUNDOS = Number(process.argv[2] ?? 4);
const RODADAS = 3;
const CONEXOES = 16;
const META_POR_S = 5000;
const HOME = '/web/';
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };

const servidorNu = async (
  qual: PedidoDeServidor['qual'],
  corpo: Buffer,
): Promise<{ porta: number; processo: ChildProcess }> => {
  const processo = fork(path.join(import.meta.dirname, 'carga/servidor-nu.ts'));
  const porta = await new Promise<number>((resolve, reject) => {
    processo.once('message', (dita) => resolve(Number(dita)));
    processo.once('exit', () => reject(new Error(`servidor ${qual} não iniciou`)));
    processo.send({ qual, corpo: corpo.toString('base64') } satisfies PedidoDeServidor);
  });
  return { porta, processo };
};

/** What goes over the wire, still compressed. */
const bytesDe = async (porta: number, endereco: string, cabecalhos: Record<string, string>) => {
  const resposta = await fetch(`http://127.0.0.1:${porta}${endereco}`, { headers: cabecalhos });
  const corpo = Buffer.from(await resposta.arrayBuffer());
  const enviados = Number(resposta.headers.get('content-length') ?? corpo.length);
  return { etag: resposta.headers.get('etag'), enviados, corpo };
};

const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

const produto = await iniciarProduto({ SEED: 'none' });
const processos: ChildProcess[] = [];
try {
  const { porta } = produto;
  const plena = await bytesDe(porta, HOME, { 'accept-encoding': 'identity' });
  const comprimida = await bytesDe(porta, HOME, BROTLI);
  const [arquivo = ''] = plena.corpo.toString().match(/\/web\/assets\/[\w.-]+\.js/) ?? [];
  const nus = new Map<string, number>();
  for (const qual of ['node', 'fastify'] as const) {
    const { porta: desta, processo } = await servidorNu(qual, Buffer.alloc(comprimida.enviados, 'x'));
    processos.push(processo);
    nus.set(qual, desta);
  }
  const medidas: readonly (readonly [nome: string, porta: number, pedido: string])[] = [
    ['node, sem nada', nus.get('node') ?? 0, pedidoGet(HOME)],
    ['fastify, uma rota', nus.get('fastify') ?? 0, pedidoGet(HOME)],
    ['página inicial, comprimida', porta, pedidoGet(HOME, BROTLI)],
    ['página inicial, sem comprimir', porta, pedidoGet(HOME)],
    ...(comprimida.etag
      ? [
          [
            'página inicial, já conhecida (304)',
            porta,
            pedidoGet(HOME, { ...BROTLI, 'if-none-match': comprimida.etag }),
          ] as const,
        ]
      : []),
    ['outra página, comprimida', porta, pedidoGet('/web/manifestacao/consultar', BROTLI)],
    ['arquivo de nome imutável', porta, pedidoGet(arquivo, BROTLI)],
  ];
  const feitas = new Map<string, number[]>();
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    for (const [nome, desta, pedido] of medidas) {
      const porSegundo = await repetir({ porta: desta, pedido, conexoes: CONEXOES, ms: SEGUNDOS * 1000 });
      feitas.set(nome, [...(feitas.get(nome) ?? []), porSegundo]);
    }
  }
  const [base = 1] = [...feitas.values()].map(mediana);
  console.log(`home: ${plena.enviados} bytes, comprimida ${comprimida.enviados}`);
  for (const [nome, valores] of feitas) {
    const valor = mediana(valores);
    console.log(
      `${nome.padEnd(36)} ${valor.toFixed(0).padStart(7)} por s   ${(valor / base).toFixed(2)} × node`,
    );
  }
  const home = mediana(feitas.get('página inicial, comprimida') ?? []);
  console.log(
    `meta: ${META_POR_S} páginas iniciais por s: ${home >= META_POR_S ? 'atingida' : 'não atingida'}`,
  );
} finally {
  for (const processo of processos) processo.kill();
  await produto.parar();
}
