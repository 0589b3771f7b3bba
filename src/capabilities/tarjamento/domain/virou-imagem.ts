/** What cannot be taken apart with certainty: under a mark, such a page becomes a picture of itself. */
export const razoesDaImagem = {
  'letras-desenhadas': 'letras feitas de desenhos (fonte Type 3)',
  padrao: 'um desenho que se repete (padrão de preenchimento)',
  vertical: 'texto escrito de cima para baixo',
} as const;

export type RazaoDaImagem = keyof typeof razoesDaImagem;

const MAX_DITAS = 20;

/** 'página 3', 'páginas 3, 5 e 8': counted from 1, as people do. */
export const nomearPaginas = (paginas: readonly number[]): string => {
  const ditas = paginas.slice(0, MAX_DITAS).map((pagina) => String(pagina + 1));
  const nome = paginas.length === 1 ? 'página' : 'páginas';
  if (paginas.length > MAX_DITAS) return `${nome} ${ditas.join(', ')} e outras`;
  return `${nome} ${[ditas.slice(0, -1).join(', '), ditas.at(-1)].filter(Boolean).join(' e ')}`;
};

/** One sentence for each reason, in the order of the pages. */
export const frasesDasImagens = (razoes: ReadonlyMap<number, RazaoDaImagem>): string[] => {
  const porRazao = Map.groupBy(
    [...razoes].toSorted(([a], [b]) => a - b),
    ([, razao]) => razao,
  );
  return [...porRazao].map(([razao, pares]) => {
    const paginas = pares.map(([pagina]) => pagina);
    const sujeito = paginas.length === 1 ? 'A' : 'As';
    const virou = paginas.length === 1 ? 'virou imagem porque tem' : 'viraram imagem porque têm';
    return `${sujeito} ${nomearPaginas(paginas)} ${virou} ${razoesDaImagem[razao]}, e isso não se separa com certeza do que está sob a tarja.`;
  });
};

export const RESOLUCAO = 300;
const MENOR_RESOLUCAO = 100;
/** About 46 A4 pages of 300 dots per inch: more would not be done in the time that a request has. */
const MAX_PIXELS_AO_TODO = 400_000_000;
const PONTOS_POR_POLEGADA = 72;

/** Dots per inch for all pages that become pictures: fewer if they are many or large. */
export const resolucaoPara = (
  paginas: readonly { readonly largura: number; readonly altura: number }[],
): number => {
  const polegadas = paginas.reduce(
    (area, { largura, altura }) => area + (largura * altura) / PONTOS_POR_POLEGADA ** 2,
    0,
  );
  const possivel = Math.floor(Math.sqrt(MAX_PIXELS_AO_TODO / Math.max(1e-6, polegadas)));
  return Math.min(RESOLUCAO, Math.max(MENOR_RESOLUCAO, possivel));
};
