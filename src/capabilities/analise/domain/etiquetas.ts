import { formaDaEtiqueta as mesma } from '#capabilities/manifestacao/domain/etiqueta.ts';
import { invalid } from '#kernel/errors.ts';

export const MAXIMO_DE_ETIQUETAS = 10;

const esta = (tags: readonly string[], tag: string): boolean =>
  tags.some((outra) => mesma(outra) === mesma(tag));

/** The same word with other capitals is the same tag. */
const semRepetir = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [mesma(tag), tag])).values(),
];

export const etiquetasDemais = () => {
  const frase = `Cada manifestação tem até ${MAXIMO_DE_ETIQUETAS} etiquetas. Retire alguma antes de incluir outra.`;
  return invalid('analise.etiquetas-demais', frase, { campos: { tags: frase } });
};

export interface MudancaDasEtiquetas {
  /** Replaces all tags; undefined keeps them. */
  readonly tags?: readonly string[] | undefined;
  readonly incluirTags?: readonly string[] | undefined;
  readonly retirarTags?: readonly string[] | undefined;
}

/** Maps a tag that was read with personal data hidden back to the stored tag. */
export const comoGuardadas = (
  atuais: readonly string[],
  mudanca: MudancaDasEtiquetas,
  ocultar: (texto: string) => string,
): MudancaDasEtiquetas => {
  const guardadas = (nomes: readonly string[] | undefined): string[] | undefined =>
    nomes?.flatMap((nome) => {
      const lidas = atuais.filter((tag) => mesma(ocultar(tag)) === mesma(nome));
      return lidas.length > 0 ? lidas : [nome];
    });
  const { tags, incluirTags, retirarTags } = mudanca;
  return {
    tags: guardadas(tags),
    incluirTags: guardadas(incluirTags),
    retirarTags: guardadas(retirarTags),
  };
};

interface EtiquetasMudadas {
  readonly incluidas: readonly string[];
  readonly retiradas: readonly string[];
  readonly total: number;
}

/** What a change does to the current tags, whoever put them there: tags not named stay. */
export const mudarEtiquetas = (
  atuais: readonly string[],
  { tags, incluirTags = [], retirarTags = [] }: MudancaDasEtiquetas,
): EtiquetasMudadas => {
  const base = tags ?? atuais.filter((tag) => !esta(retirarTags, tag));
  const ficam = semRepetir([...base, ...incluirTags]);
  return {
    incluidas: ficam.filter((tag) => !esta(atuais, tag)),
    retiradas: atuais.filter((tag) => !esta(ficam, tag)),
    total: ficam.length,
  };
};

/** What a classification changed, for the team only: the citizen sees neither tags nor urgency. */
interface ClassificacaoMudada {
  readonly assunto: boolean;
  readonly subassunto: boolean;
  /** Undefined when it stayed as it was. */
  readonly urgente: boolean | undefined;
  /** Said in a sentence of their own, which is sealed with the case. */
  readonly etiquetas: boolean;
}

export const fraseDaClassificacao = ({
  assunto,
  subassunto,
  urgente,
  etiquetas,
}: ClassificacaoMudada): string => {
  const partes = [
    assunto && 'O assunto mudou.',
    subassunto && !assunto && 'O subassunto mudou.',
    urgente !== undefined && (urgente ? 'Ficou urgente.' : 'Deixou de ser urgente.'),
  ];
  const dita = partes.filter((parte) => parte !== false).join(' ');
  return dita || etiquetas ? dita : 'A classificação foi salva como estava.';
};

/** Labels name people: these words are kept as a person's are. Empty where none changed. */
export const fraseDasEtiquetas = ({
  incluidas,
  retiradas,
}: Pick<EtiquetasMudadas, 'incluidas' | 'retiradas'>): string =>
  [
    ...(incluidas.length > 0 ? [`Etiquetas incluídas: ${incluidas.join(', ')}.`] : []),
    ...(retiradas.length > 0 ? [`Etiquetas retiradas: ${retiradas.join(', ')}.`] : []),
  ].join(' ');
