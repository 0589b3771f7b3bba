const BLOCO = 64;

const primos = (quantos: number): number[] => {
  const achados: number[] = [];
  for (let n = 2; achados.length < quantos; n++) {
    if (achados.every((primo) => n % primo !== 0)) achados.push(n);
  }
  return achados;
};

/** The constants of SHA-256: the first 32 fractional bits of roots of primes. */
const fracao = (raiz: number): number => Math.floor((raiz % 1) * 2 ** 32);
const K = Uint32Array.from(primos(64), (primo) => fracao(Math.cbrt(primo)));
const INICIO = Uint32Array.from(primos(8), (primo) => fracao(Math.sqrt(primo)));

const palavras = new Uint32Array(64);
const gira = (palavra: number, bits: number): number => (palavra >>> bits) | (palavra << (32 - bits));
/** The index is always in range, which the compiler cannot know. */
const em = (lista: Uint32Array, indice: number): number => lista[indice] ?? 0;

const comprimir = (estado: Uint32Array, bloco: DataView, onde: number): void => {
  const w = palavras;
  for (let i = 0; i < 16; i++) w[i] = bloco.getUint32(onde + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = em(w, i - 15);
    const y = em(w, i - 2);
    const s0 = gira(x, 7) ^ gira(x, 18) ^ (x >>> 3);
    const s1 = gira(y, 17) ^ gira(y, 19) ^ (y >>> 10);
    w[i] = em(w, i - 16) + s0 + em(w, i - 7) + s1;
  }
  let a = em(estado, 0);
  let b = em(estado, 1);
  let c = em(estado, 2);
  let d = em(estado, 3);
  let e = em(estado, 4);
  let f = em(estado, 5);
  let g = em(estado, 6);
  let h = em(estado, 7);
  for (let i = 0; i < 64; i++) {
    const t1 = h + (gira(e, 6) ^ gira(e, 11) ^ gira(e, 25)) + ((e & f) ^ (~e & g)) + em(K, i) + em(w, i);
    const t2 = (gira(a, 2) ^ gira(a, 13) ^ gira(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((soma, i) => {
    estado[i] = em(estado, i) + soma;
  });
};

/**
 * SHA-256 of `prefixo` followed by each given text, in ASCII. Our own, because the browser's works
 * only on https, returns a promise per hash and hashes the prefix every time: a puzzle needs
 * hundreds of thousands.
 */
export const sha256ComPrefixo = (prefixo: string): ((sufixo: string) => Uint32Array) => {
  const bytes = new TextEncoder().encode(prefixo);
  const inteiros = bytes.length - (bytes.length % BLOCO);
  const vista = new DataView(bytes.buffer);
  const meio = INICIO.slice();
  for (let i = 0; i < inteiros; i += BLOCO) comprimir(meio, vista, i);
  const resto = bytes.subarray(inteiros);
  const fim = new Uint8Array(BLOCO * 2);
  const vistaDoFim = new DataView(fim.buffer);
  const estado = new Uint32Array(8);
  return (sufixo) => {
    const usados = resto.length + sufixo.length;
    if (usados > BLOCO * 2 - 9) throw new RangeError('The text after the prefix is too long');
    const tamanho = usados + 9 > BLOCO ? BLOCO * 2 : BLOCO;
    fim.fill(0);
    fim.set(resto);
    for (let i = 0; i < sufixo.length; i++) fim[resto.length + i] = sufixo.charCodeAt(i);
    fim[usados] = 0x80;
    vistaDoFim.setUint32(tamanho - 4, (inteiros + usados) * 8);
    estado.set(meio);
    for (let i = 0; i < tamanho; i += BLOCO) comprimir(estado, vistaDoFim, i);
    return estado;
  };
};
