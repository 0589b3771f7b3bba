import type { Retangulo } from '../../domain/retangulo.ts';
import { frasesDasImagens, nomearPaginas, type RazaoDaImagem, RESOLUCAO } from '../../domain/virou-imagem.ts';
import type { Reconstruido } from './documento/reconstruir.ts';

const porExtenso = (paginas: readonly number[]): string =>
  `${paginas.length === 1 ? 'na' : 'nas'} ${nomearPaginas(paginas)}`;

export interface OQueHouve {
  readonly assinaturas: number;
  readonly isSemFim: boolean;
  readonly escondidas: readonly Retangulo[];
  readonly emVao: readonly number[];
  readonly aindaEm: readonly number[];
  readonly refeito: Reconstruido;
  /** Pages that had invisible text, and pages where a marked picture appears again. */
  readonly semOcultas: readonly number[];
  readonly comImagem: readonly number[];
  /** Pages that became pictures because of what they show, and how fine the pictures are. */
  readonly porque: ReadonlyMap<number, RazaoDaImagem>;
  /** Those of them whose words can no longer be searched. */
  readonly semPalavras: readonly number[];
  readonly resolucao: number;
}

export const avisosDe = ({
  assinaturas,
  isSemFim,
  escondidas,
  emVao,
  aindaEm,
  refeito: { tinhaCamadas, semMascara, danificadas, enderecosRetirados },
  semOcultas,
  comImagem,
  porque,
  semPalavras,
  resolucao,
}: OQueHouve): string[] => [
  ...frasesDasImagens(porque),
  ...(semPalavras.length > 0
    ? [`O texto não pode mais ser procurado nem copiado ${porExtenso(semPalavras)}, porque é só imagem.`]
    : []),
  ...(resolucao < RESOLUCAO
    ? [
        `Muitas páginas viraram imagem. Para caber no tempo, elas ficaram com ${resolucao} pontos por polegada, e não ${RESOLUCAO}: confira se estão legíveis.`,
      ]
    : []),
  ...(isSemFim
    ? [
        'O fim do arquivo está perdido e pode faltar conteúdo. Confira as páginas com quem enviou o documento.',
      ]
    : []),
  ...(danificadas.length > 0
    ? [
        `Parte do conteúdo está danificada e talvez não tenha sido lida por inteiro (encontrada ${porExtenso(danificadas)}). Compare a cópia com o original.`,
      ]
    : []),
  ...(assinaturas > 0
    ? ['O documento tinha assinatura digital. Na cópia tarjada ela deixa de valer: guarde o original.']
    : []),
  ...(escondidas.length > 0
    ? [
        `Havia cópia escondida de texto tarjado ${porExtenso([...new Set(escondidas.map((e) => e.pagina))])}. Ela também foi retirada.`,
      ]
    : []),
  ...(semOcultas.length > 0
    ? [`Havia texto que ninguém vê ${porExtenso(semOcultas)}. Ele foi retirado.`]
    : []),
  ...(semMascara.length > 0
    ? [
        `Havia texto dentro de uma máscara de desenho ${porExtenso(semMascara)}. Ele foi retirado: confira se a figura continua certa.`,
      ]
    : []),
  ...(enderecosRetirados > 0
    ? [
        enderecosRetirados === 1
          ? 'O endereço de 1 link foi retirado, porque podia guardar dados escondidos. O texto do link ficou.'
          : `Os endereços de ${enderecosRetirados} links foram retirados, porque podiam guardar dados escondidos. Os textos dos links ficaram.`,
      ]
    : []),
  ...(tinhaCamadas ? ['O documento tinha camadas. Só ficou o que aparece ao abrir.'] : []),
  ...(emVao.length > 0
    ? [`Há tarja sobre um lugar vazio ${porExtenso(emVao)}. Confira se ela está onde você queria.`]
    : []),
  ...(aindaEm.length > 0
    ? [
        `O mesmo texto de uma tarja ainda aparece ${porExtenso(aindaEm)}, sem tarja. Confira se é isso que você quer.`,
      ]
    : []),
  ...(comImagem.length > 0
    ? [
        `A mesma imagem de uma tarja ainda aparece ${porExtenso(comImagem)}, sem tarja. Confira se é isso que você quer.`,
      ]
    : []),
];
