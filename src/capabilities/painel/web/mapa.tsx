import { nomeUf, type Uf } from '#kernel/enumeracoes.ts';
import { once } from '#kernel/once.ts';
import type { LinhaDoQuadro } from '../domain/visao.ts';
import { textoDoTotal } from './textos-do-painel.ts';

/** Each state's place on a grid of equal tiles, as area says nothing about the number of cases. */
const lugares: readonly (readonly [uf: Uf, coluna: number, linha: number])[] = [
  ['RR', 1, 0],
  ['AP', 2, 0],
  ['AM', 1, 1],
  ['PA', 2, 1],
  ['MA', 3, 1],
  ['PI', 4, 1],
  ['CE', 5, 1],
  ['RN', 6, 1],
  ['AC', 0, 2],
  ['RO', 1, 2],
  ['MT', 2, 2],
  ['TO', 3, 2],
  ['BA', 4, 2],
  ['PE', 5, 2],
  ['PB', 6, 2],
  ['MS', 2, 3],
  ['GO', 3, 3],
  ['DF', 4, 3],
  ['SE', 5, 3],
  ['AL', 6, 3],
  ['SP', 3, 4],
  ['MG', 4, 4],
  ['ES', 5, 4],
  ['PR', 3, 5],
  ['RJ', 4, 5],
  ['SC', 3, 6],
  ['RS', 3, 7],
];

const LADO = 46;
const VAO = 4;
const COLUNAS = 7;
const FILAS = 8;
const NIVEIS = 4;
const curto = once(() => new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 }));

/** From 0 for nothing up to the darkest; the tile also shows the number. */
const nivelDe = (total: number, maior: number): number =>
  total === 0 ? 0 : Math.min(NIVEIS, 1 + Math.floor((NIVEIS * total) / (maior + 1)));

const noLadrilho = ({ total, oculto }: LinhaDoQuadro): string => {
  if (total !== null) return curto().format(total);
  return oculto === 'menos-de-5' ? '< 5' : '•';
};

const vazia = (chave: string): LinhaDoQuadro => ({
  chave,
  nome: chave,
  total: 0,
  oculto: null,
  noPrazo: null,
});

/** The states as tiles; the surrounding frame has their numbers in a table. */
export function MapaDoBrasil({ linhas }: { readonly linhas: readonly LinhaDoQuadro[] }) {
  const porUf = new Map(linhas.map((linha) => [linha.chave, linha]));
  const maior = Math.max(1, ...lugares.map(([uf]) => porUf.get(uf)?.total ?? 0));
  const passo = LADO + VAO;
  return (
    <svg
      className="painel-mapa"
      viewBox={`0 0 ${COLUNAS * passo - VAO} ${FILAS * passo - VAO}`}
      role="img"
      aria-label="Mapa do Brasil, um quadrado por estado"
      focusable="false"
    >
      {lugares.map(([uf, coluna, fila]) => {
        const linha = porUf.get(uf) ?? vazia(uf);
        const [x, y] = [coluna * passo, fila * passo];
        const nivel = linha.total === null ? 'oculto' : nivelDe(linha.total, maior);
        return (
          <g key={uf} data-nivel={nivel}>
            <title>{`${nomeUf[uf]}: ${textoDoTotal(linha)}`}</title>
            <rect x={x} y={y} width={LADO} height={LADO} rx="4" />
            <text x={x + LADO / 2} y={y + 20} className="painel-uf">
              {uf}
            </text>
            <text x={x + LADO / 2} y={y + 37}>
              {noLadrilho(linha)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
