import { semAcento } from '#kernel/texto.ts';

interface Pedido {
  readonly resumo: string;
  readonly texto: string;
}

const MAX_PALAVRAS = 12;
/** Words of context before the difference. */
const ANTES = 2;

const igual = (texto: string): string =>
  semAcento(texto)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const emPalavras = (texto: string): string[] => texto.split(/\s+/).filter(Boolean);

/** How many words at the beginning two texts have in common, whatever their accents and commas. */
const comecoComum = (umas: readonly string[], outras: readonly string[]): number => {
  const ate = umas.findIndex((palavra, i) => igual(palavra) !== igual(outras[i] ?? ''));
  return ate < 0 ? umas.length : ate;
};

const trecho = (palavras: readonly string[], de: number): string | null => {
  const mostradas = palavras.slice(de, de + MAX_PALAVRAS);
  if (mostradas.length === 0) return null;
  const isAteOFim = de + MAX_PALAVRAS >= palavras.length;
  return `${de > 0 ? '… ' : ''}${mostradas.join(' ')}${isAteOFim ? '' : ' …'}`;
};

/**
 * For each request whose summary another one has too, the words with which its text begins to differ from the most similar of them; null
 * where no other has its summary, or where the texts are the same.
 */
export const noQueDiferem = (pedidos: readonly Pedido[]): (string | null)[] =>
  pedidos.map((pedido) => {
    const xaras = pedidos.filter((outro) => outro !== pedido && igual(outro.resumo) === igual(pedido.resumo));
    if (xaras.length === 0) return null;
    const palavras = emPalavras(pedido.texto);
    const comuns = xaras.map(({ texto }) => comecoComum(palavras, emPalavras(texto)));
    const proprias = comuns.filter((quantas) => quantas < palavras.length);
    // From where it leaves the one that goes along with it longest, with a little of what comes before.
    return proprias.length === 0 ? null : trecho(palavras, Math.max(0, Math.max(...proprias) - ANTES));
  });
