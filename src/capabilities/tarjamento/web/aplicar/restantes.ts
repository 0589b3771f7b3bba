import type { RelatorioDoTarjamento } from '../../contract.ts';
import { cobre } from '../../domain/marcas.ts';
import { caixaDe, isVazia } from '../../domain/pdf/retangulos-do-trecho.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import type { Documento, PaginaLida } from '../documento.ts';

/** A text of a mark that still shows elsewhere, by the words that the browser reads there. */
export interface TextoRestante {
  readonly id: string;
  readonly pagina: number;
  readonly texto: string;
  readonly retangulos: readonly Retangulo[];
  /** It was marked after the copy was delivered: the next one will not have it. */
  readonly isMarcado: boolean;
}

const isDentro = (lugar: Omit<Retangulo, 'pagina'>, x: number, y: number): boolean =>
  x >= lugar.x && x <= lugar.x + lugar.largura && y >= lugar.y && y <= lugar.y + lugar.altura;

/** The letters whose middle is in one of the rectangles. */
const textoEm = (lida: PaginaLida | undefined, lugares: readonly Omit<Retangulo, 'pagina'>[]): string => {
  if (!lida) return '';
  let texto = '';
  for (let letra = 0; letra < lida.texto.length; letra += 1) {
    const sinal = lida.texto[letra] ?? '';
    const caixa = caixaDe(lida, letra);
    const isEspaco = isVazia(caixa) || sinal.trim() === '';
    const [x, y] = [caixa.x + caixa.largura / 2, caixa.y + caixa.altura / 2];
    if (!isEspaco && lugares.some((lugar) => isDentro(lugar, x, y))) texto += sinal;
    else if (texto !== '' && !texto.endsWith(' ')) texto += ' ';
  }
  return texto.trim();
};

/** A tenth of a point was rounded away on the server. */
const FOLGA = 0.2;
const alargar = (pagina: number, { x, y, largura, altura }: Omit<Retangulo, 'pagina'>): Retangulo => ({
  pagina,
  x: x - FOLGA,
  y: y - FOLGA,
  largura: largura + 2 * FOLGA,
  altura: altura + 2 * FOLGA,
});

export const textosRestantes = (
  { lidas, historico }: Pick<Documento, 'lidas' | 'historico'>,
  { restantes }: Pick<RelatorioDoTarjamento, 'restantes'>,
): readonly TextoRestante[] =>
  restantes
    .filter(({ lugares }) => lugares.length > 0)
    .map(({ pagina, lugares }, n) => {
      const retangulos = lugares.map((lugar) => alargar(pagina, lugar));
      return {
        id: `restante-${n}`,
        pagina,
        texto: textoEm(lidas.get(pagina), lugares),
        retangulos,
        isMarcado: retangulos.every((retangulo) =>
          historico.presente.marcas.some((marca) => cobre(marca, retangulo)),
        ),
      };
    });
